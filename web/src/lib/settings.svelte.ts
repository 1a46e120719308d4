/** How the reader wants to see and move things. */
import { keep, kept } from './keeping';

export type Theme = 'system' | 'light' | 'dark';

const DARK = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  /** Off by choice, besides what the system asks for. */
  motion = $state(kept('motion') !== 'off');

  #system = $state(DARK.matches);

  begin(): void {
    this.#show();
    DARK.addEventListener('change', () => {
      this.#system = DARK.matches;
      this.#show();
    });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme === 'system' ? null : theme);
    this.#show();
  }

  setMotion(on: boolean): void {
    this.motion = on;
    keep('motion', on ? null : 'off');
    this.#show();
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.#system : this.theme === 'dark';
  }

  /** Whether things may move on their own now; a hidden tab plays nothing. */
  get moves(): boolean {
    return this.motion && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

export const settings = new Settings();
