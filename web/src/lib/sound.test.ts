import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type * as Sound from './sound';

vi.mock('./settings.svelte', () => ({ settings: { volume: 1, stepSounds: true } }));

/** A device that notes what it was told. */
class Device {
  static made: Device[] = [];
  state = 'running';
  currentTime = 0;
  destination = {};
  constructor() {
    Device.made.push(this);
  }
  suspend(): void {
    this.state = 'suspended';
  }
  resume(): void {
    this.state = 'running';
  }
}
class Node {
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (to: unknown): unknown => to;
  start = vi.fn();
  stop = vi.fn();
}

let sound: typeof Sound;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Device.made = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('AudioContext', Device);
  for (const name of ['GainNode', 'OscillatorNode']) vi.stubGlobal(name, Node);
  sound = await import('./sound');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the device rest after each sound, and only then', () => {
  sound.allowSound();
  sound.allowSound();
  const [device, another] = Device.made;
  expect([device!.state, another]).toEqual(['running', undefined]);
  vi.advanceTimersByTime(2000);
  expect(device!.state).toBe('suspended');
  sound.play('turn');
  vi.advanceTimersByTime(1500);
  sound.play('event');
  vi.advanceTimersByTime(1500);
  expect(device!.state).toBe('running');
  vi.advanceTimersByTime(500);
  expect(device!.state).toBe('suspended');
});
