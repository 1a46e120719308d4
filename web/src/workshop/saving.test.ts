import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', { setTimeout: () => 0 });
  vi.stubGlobal('document', { cookie: 'rulewright-csrf=x' });
});

import { Saving } from './saving.svelte';

it('sends nothing twice when several wait for a server that is slow to answer', async () => {
  const sent: string[] = [];
  const slow: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body);
    return new Promise<Response>((resolve) => slow.push(resolve));
  });
  const answers = async () => {
    await vi.waitFor(() => expect(slow).toHaveLength(1));
    slow.pop()!(new Response(JSON.stringify({ number: sent.length, at: 0, conflicts: [] })));
  };
  const saving = new Saving('box', () => undefined);
  saving.add('card/move', 2, 3);
  const first = saving.send();
  saving.add('card/move', 3, 4);
  const others = [saving.send(), saving.send()];
  await answers();
  await first;
  await answers();
  await Promise.all(others);
  expect(sent.map((body) => (JSON.parse(body) as { changes: object[] }).changes)).toEqual([
    [{ place: 'card/move', was: 2, value: 3 }],
    [{ place: 'card/move', was: 3, value: 4 }],
  ]);
  expect(saving.state).toBe('saved');
});
