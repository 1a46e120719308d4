/** Attributes that browsers know and Svelte's types do not yet. */
import 'svelte/elements';

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- an interface is only joined to one with the same parameters
  interface HTMLAttributes<T> {
    'aria-description'?: string | undefined | null;
  }
}
