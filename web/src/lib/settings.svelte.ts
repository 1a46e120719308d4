/** The reader's settings for how things look, move and sound. */
import { keep, kept } from './keeping';

export type Theme = 'system' | 'light' | 'dark';
/** How fast others' moves are shown: all at once, at a pace, or one at a time on request. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

const FIRST_GAMES = 3; // how many first games are shown slowly
const LOUDNESS = 0.5; // from 0 to 1

const DARK = matchMedia('(prefers-color-scheme: dark)');

const onOrOff = (kept: string | null): boolean | undefined =>
  kept === 'on' || kept === 'off' ? kept === 'on' : undefined;

class Settings {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  /** Whether the reader has turned motion off; the system's own setting also counts. */
  motion = $state(kept('motion') !== 'off');

  /** From 0 to 1; and whether every step is heard, or only turns, battles and points. */
  volume = $state(Number(kept('volume') ?? LOUDNESS));
  stepSounds = $state(kept('step-sounds') === 'on');

  /** Whether steps without a choice are taken automatically. */
  forced = $state(kept('forced') === 'on');

  /** A coach tells newcomers what matters; starting a first game turns it on. */
  coach = $state(kept('coach') === 'on');

  /** Whether to warn of costly moves; undefined: only in a first game. */
  warns = $state(onOrOff(kept('warns')));

  #system = $state(DARK.matches);
  /** The page is designed for the dark. */
  #night = $state(false);
  #speed = $state(SPEEDS.find((speed) => speed === kept('speed')));
  #games = $state.raw(kept('games')?.split(' ') ?? []);

  /** If the last page was dark, the app starts dark when it is opened again. */
  begin(): void {
    this.suggestDark(kept('night') === location.pathname);
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

  /** Normal, unless the reader chose otherwise; the first few games are slower. */
  get speed(): Speed {
    return this.#speed ?? (this.#games.length > FIRST_GAMES ? 'normal' : 'slow');
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    keep('speed', speed);
  }

  /** Counts the first few games played here. */
  plays(table: string): void {
    if (this.#games.length > FIRST_GAMES || this.#games.includes(table)) return;
    this.#games = [...this.#games, table];
    keep('games', this.#games.join(' '));
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  setStepSounds(on: boolean): void {
    this.stepSounds = on;
    keep('step-sounds', on ? 'on' : null);
  }

  setForced(on: boolean): void {
    this.forced = on;
    keep('forced', on ? 'on' : null);
  }

  /** A reader who turned the coach off is not offered one again. */
  get coachRefused(): boolean {
    return kept('coach') === 'off';
  }

  setCoach(on: boolean): void {
    this.coach = on;
    keep('coach', on ? 'on' : 'off');
  }

  setWarns(on: boolean): void {
    this.warns = on;
    keep('warns', on ? 'on' : 'off');
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.#system || this.#night : this.theme === 'dark';
  }

  /** A page that looks best in the dark is shown so, unless the reader has chosen. */
  suggestDark(on: boolean): void {
    this.#night = on;
    if (on) keep('night', location.pathname);
    this.#show();
  }

  /** Whether animations may run now; a hidden tab plays none. */
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
