import { beforeEach, describe, expect, it, vi } from 'vitest';

const store = vi.hoisted(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const getBoundingClientRect = () => ({ left: 0, right: 700, top: 0, bottom: 700 });
  vi.stubGlobal('document', { hidden: false, querySelector: () => ({ getBoundingClientRect }) });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
  return store;
});

import type { GameModule } from '../games/module';
import { Fault } from '../lib/http';
import type { LessonBrief, LessonReply, LessonState, Spoken, Update } from '../lib/types';
import { learnt } from '../lib/learnt.svelte';
import { begun, MOST_DEEDS, remember } from './kept';
import { LessonScene, type Ask } from './lesson-scene.svelte';
import { selectorOf } from './marks';
import { isReady, nextLesson } from './next';

const brief = (name: string, core = false): LessonBrief => ({
  name,
  core,
  title: name,
  minutes: 1,
  paragraphs: [],
  after: [],
  digest: `digest of ${name}`,
});
const say = (text: string): Spoken => ({ key: text, args: {}, text });
const table = (seq: number, actions: string[]): Update =>
  ({
    type: 'update',
    seq,
    you: { eyes: 0, seats: [0], host: false, invitation: null, chat: null },
    table: { game: 'termites', status: 'playing', asked: actions.length ? 0 : null, seats: [] },
    prompt: null,
    undo: null,
    sources: [],
    view: { actions, undo: seq > 1, prompt: { offer: 'token' } },
    position: [],
    log: Array.from({ length: seq }, (_, n) => ({ seq: n + 1, at: 0, kind: n ? 'do' : 'start', seat: 0 })),
  }) as unknown as Update;
const replied = (result: LessonReply['result'], changes: Partial<LessonReply> = {}): LessonReply => ({
  result,
  message: null,
  facts: {},
  shown: '',
  left: null,
  ...changes,
});
const state = (deeds: string[], changes: Partial<LessonState> = {}): LessonState => ({
  game: 'termites',
  lesson: brief('01-one-turn'),
  deeds,
  waits: 'move',
  text: say(`after ${deeds.length}`),
  marks: [],
  answers: [],
  read: 0,
  texts: 3,
  stars: 3,
  scene: 0,
  table: table(deeds.length + 1, ['token:worker-2']),
  actions: [],
  reply: null,
  ...changes,
});

beforeEach(() => store.clear());

describe('what is kept of a lesson', () => {
  it('is what was done, until it is over', () => {
    remember(state(['token:worker-2']));
    expect(begun('termites', '01-one-turn')).toEqual({ digest: 'digest of 01-one-turn', deeds: ['token:worker-2'] });
    remember(state(['token:worker-2', '/skip'], { waits: 'over', stars: 2 }));
    expect(begun('termites', '01-one-turn')).toBeNull();
    expect(learnt.stars('termites')).toEqual({ '01-one-turn': 2 });
  });

  it('keeps the most stars', () => {
    for (const stars of [2, 3, 1]) remember(state(['/skip'], { waits: 'over', stars }));
    expect(learnt.stars('termites')).toEqual({ '01-one-turn': 3 });
  });

  it.each(['{', 'null', '7', '[]', '{"digest":9,"deeds":[]}', '{"digest":"a","deeds":[1]}', '{"digest":"a"}'])(
    'takes nothing from %s',
    (text) => {
      store.set('rulewright-lesson-termites-01', text);
      store.set('rulewright-lessons-termites', text);
      expect(begun('termites', '01')).toBeNull();
      expect(Object.values(learnt.stars('termites'))).toEqual([]);
    },
  );

  it('has an end', () => {
    const deeds = Array.from({ length: MOST_DEEDS + 1 }, () => '/hint');
    store.set('rulewright-lesson-termites-01', JSON.stringify({ digest: 'a', deeds }));
    expect(begun('termites', '01')).toBeNull();
  });
});

describe('the next lesson', () => {
  const all = ['01', '02', '03'].map((name) => brief(name));
  it.each([
    ['01', {}, '02'],
    ['01', { '02': 1 }, '03'],
    ['03', { '03': 1 }, '01'],
    ['', { '01': 3 }, '02'],
    ['02', { '01': 1, '02': 1, '03': 1 }, undefined],
  ])('after %s with %j is %s', (now, stars, next) => {
    expect(nextLesson(all, now, stars)?.name).toBe(next);
  });

  it('is one of those that are enough for a game, as long as one of them is left', () => {
    const some = [brief('01', true), brief('02'), brief('03', true)];
    const after = (done: Record<string, number>) => [nextLesson(some, '01', done)?.name, isReady(some, done)];
    expect([after({ '01': 1 }), after({ '01': 1, '03': 2 }), after({ '02': 3 })]).toEqual([
      ['03', false],
      ['02', true],
      ['03', false],
    ]);
    expect([isReady(all, { '01': 1 }), isReady(all, { '01': 1, '02': 1, '03': 1 })]).toEqual([false, true]);
  });
});

describe('marks', () => {
  it.each([
    ['hex:F6', '[data-board] [data-place="F6"]'],
    ['region:salt_horizon', '[data-board] [data-place="salt_horizon"]'],
    ['hand:worker-2', 'section.tray [data-action$=":worker-2"]'],
    ['card:outflank', '[data-id="outflank"]'],
    ['action:enable', '.ways [data-action="enable"]'],
    ['lane:control', '[data-objective="control"]'],
    ['page:score', 'section.players'],
  ])('%s is %s', (mark, selector) => expect(selectorOf(mark)).toBe(selector));
});

describe('a scene of a lesson', () => {
  const game = { sideOf: () => 'blue' } as unknown as GameModule;
  /** A lesson whose server gives these answers, one after another. */
  function learns(first: LessonState, ...answers: (LessonState | Fault)[]) {
    const asked: [readonly string[], string][] = [];
    const kept: LessonState[] = [];
    const ask: Ask = (deeds, deed) => {
      asked.push([deeds, deed]);
      const answer = answers.shift()!;
      return answer instanceof Fault ? Promise.reject(answer) : Promise.resolve(answer);
    };
    return { asked, kept, scene: new LessonScene(game, null, first, ask, (state) => kept.push(state)) };
  }

  it('shows the step, and what can be done', () => {
    const { scene } = learns(state([]));
    expect(scene.told.text.text).toBe('after 0');
    expect([...scene.actions]).toEqual(['token:worker-2']);
    expect(scene.asked).toBe(true);
  });

  it('sends what was done so far with each deed', async () => {
    const { scene, asked, kept } = learns(
      state([]),
      state(['a'], { reply: replied('right') }),
      state(['a', 'b'], { reply: replied('right') }),
    );
    await scene.send('a');
    await scene.send('b');
    expect(asked).toEqual([
      [[], 'a'],
      [['a'], 'b'],
    ]);
    expect(kept.map(({ deeds }) => deeds)).toEqual([['a'], ['a', 'b']]);
    expect(scene.told.text.text).toBe('after 2');
    expect(scene.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('says why not, and nothing counts', async () => {
    const reply = replied('illegal', { message: { ...say('Too far.'), rule: 'T6.1' }, facts: { cost: 3 } });
    const { scene, kept } = learns(state([]), state([], { reply }));
    scene.attempt('place:A1', 'A1', { x: 1, y: 2 });
    await vi.waitFor(() => expect(scene.refusal?.reason.text).toBe('Too far.'));
    expect(scene.refusal).toMatchObject({ place: 'A1', at: { x: 1, y: 2 }, facts: { cost: 3 } });
    expect(scene.refusal?.mild).toBeUndefined();
    expect(kept).toEqual([]);
  });

  it('replies to what is wrong where it was tried, and in the card', async () => {
    const wrong = state(['token:worker-2'], {
      table: table(1, ['token:worker-2']),
      stars: 2,
      reply: replied('wrong', { message: say('Not yet.') }),
    });
    const { scene } = learns(state([]), wrong);
    scene.attempt('token:worker-2', 'F6', { x: 1, y: 2 });
    await vi.waitFor(() => expect(scene.reply?.message.text).toBe('Not yet.'));
    expect(scene.refusal).toMatchObject({ mild: true, place: 'F6' });
    expect(scene.told.stars).toBe(2);
  });

  it('replies in the card alone to what was tried beside the board, lest a bubble covers the other choices', async () => {
    const wrong = state(['pick:a'], {
      table: table(1, ['pick:a']),
      reply: replied('wrong', { message: say('Not yet.') }),
    });
    const { scene } = learns(state([]), wrong);
    scene.attempt('pick:a', 'a', { x: 900, y: 2 });
    await vi.waitFor(() => expect(scene.reply?.message.text).toBe('Not yet.'));
    expect(scene.refusal).toBeNull();
  });

  it('keeps no more slips than count', async () => {
    const one = table(1, ['token:worker-2']);
    const wrong = state(['x', 'x', 'x', 'x'], { table: one, stars: 1, reply: replied('wrong') });
    const { scene, kept } = learns(state(['x', 'x', 'x'], { table: one, stars: 1 }), wrong);
    await scene.send('x');
    expect(kept[0]!.deeds).toEqual(['x', 'x', 'x']);
  });

  it('lights what a hint shows, until the next deed', async () => {
    const { scene } = learns(
      state([]),
      state(['/hint'], { table: table(1, []), reply: replied('hint', { shown: 'token:worker-2' }) }),
      state(['/hint', 'b'], { reply: replied('right') }),
    );
    await scene.send('/hint');
    expect(scene.suggests('token:worker-2')).toBe(true);
    await scene.send('b');
    expect(scene.suggested).toEqual([]);
  });

  it('takes back, and the log with it', async () => {
    const back = state(['a', '/back'], { table: table(1, ['token:worker-2']), reply: replied('back') });
    const { scene } = learns(state(['a']), back);
    expect(scene.mayTakeBack).toBe(true);
    scene.takeBack();
    await vi.waitFor(() => expect(scene.log).toHaveLength(1));
    expect(scene.mayTakeBack).toBe(false);
  });

  it('lets the end of a scene be seen before the next one', async () => {
    const next = state(['a'], { scene: 1, table: table(1, []), reply: replied('right', { left: table(2, []) }) });
    const { scene, asked } = learns(state([]), next);
    await scene.send('a');
    expect(scene.next?.scene).toBe(1);
    expect(scene.told.text.text).toBe('after 0');
    expect(scene.log).toHaveLength(2);
    await scene.send('b');
    expect(asked).toHaveLength(1);
  });

  it('tells when the server is away, and the step stays', async () => {
    const { scene } = learns(state([]), new Fault(0, say('Away.')));
    await scene.send('a');
    expect(scene.refusal?.reason.text).toBe('Away.');
    expect(scene.busy).toBe('');
    expect(scene.told.deeds).toEqual([]);
  });
});
