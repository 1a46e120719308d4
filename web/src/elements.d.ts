/** Attributes that browsers support but Svelte's types do not have yet. */
import 'svelte/elements';

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- interfaces merge only with the same type parameters
  interface HTMLAttributes<T> {
    'aria-description'?: string | undefined | null;
  }
}
