/** How the reader wants to see and move things. */
import { keep, kept } from './keeping';

export type Theme = 'system' | 'light' | 'dark';

class Settings {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  /** Off by choice, besides what the system asks for. */
  motion = $state(kept('motion') !== 'off');

  begin(): void {
    this.#show();
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
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  /** Whether things may move on their own now; a hidden tab plays nothing. */
  get moves(): boolean {
    return this.motion && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

export const settings = new Settings();
