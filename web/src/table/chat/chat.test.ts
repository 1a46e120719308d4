import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Remark } from '../../lib/types';
import { Chat } from './chat.svelte';

const remark = (number: number, by: string, own = false): Remark => ({
  number,
  at: number,
  by,
  name: by,
  seat: null,
  own,
  text: `${number}`,
  phrase: null,
});
const texts = (chat: Chat) => chat.shown.map(({ text }) => text);

describe('a chat', () => {
  beforeEach(() => {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => values.set(name, value),
      removeItem: (name: string) => values.delete(name),
    });
  });

  it('holds each remark once, in order, however often it comes', () => {
    const chat = new Chat('t', () => Promise.resolve(remark(9, 'me', true)));
    chat.hear({ type: 'chat', room: 'players', remarks: [remark(2, 'juno'), remark(3, 'juno')] });
    chat.hear({ type: 'chat', room: 'players', remarks: [remark(1, 'juno'), remark(3, 'juno')] });
    expect(texts(chat)).toEqual(['1', '2', '3']);
  });

  it('counts what others have said and nobody has seen, also after the page was loaded again', () => {
    const chat = new Chat('t', () => Promise.resolve(remark(9, 'me', true)));
    chat.hear({ type: 'chat', room: 'players', remarks: [remark(1, 'juno'), remark(2, 'me', true)] });
    expect(chat.unread).toBe(1);
    chat.read();
    expect(chat.unread).toBe(0);
    const again = new Chat('t', () => Promise.resolve(remark(9, 'me', true)));
    again.hear({ type: 'chat', room: 'players', remarks: [remark(1, 'juno'), remark(3, 'juno')] });
    expect(again.unread).toBe(1);
  });

  it('leaves out whom this reader has muted, here and at other tables, until they are heard again', () => {
    const chat = new Chat('t', () => Promise.resolve(remark(9, 'me', true)));
    chat.hear({ type: 'chat', room: 'players', remarks: [remark(1, 'juno'), remark(2, 'vera')] });
    chat.mute(remark(1, 'juno'));
    expect(texts(chat)).toEqual(['2']);
    const other = new Chat('u', () => Promise.resolve(remark(9, 'me', true)));
    other.hear({ type: 'chat', room: 'players', remarks: [remark(1, 'juno')] });
    expect([other.unread, other.muted.length]).toEqual([0, 1]);
    other.unmute(remark(1, 'juno'));
    expect(texts(other)).toEqual(['1']);
  });

  it('begins anew in another room', () => {
    const chat = new Chat('t', () => Promise.resolve(remark(9, 'me', true)));
    chat.hear({ type: 'chat', room: 'watching', remarks: [remark(1, 'juno')] });
    chat.hear({ type: 'chat', room: 'players', remarks: [remark(1, 'vera')] });
    expect(chat.shown.map(({ by }) => by)).toEqual(['vera']);
  });

  it('has what was said from here at once, and as ours', async () => {
    const chat = new Chat('t', () => Promise.resolve(remark(1, 'me', true)));
    chat.enter('watching');
    await chat.say({ text: '1' });
    chat.hear({ type: 'chat', room: 'watching', remarks: [remark(1, 'me')] });
    expect(chat.shown.map(({ own }) => own)).toEqual([true]);
  });
});
