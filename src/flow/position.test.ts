import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as cardFlow from '../../tests/unit/card-flow.ts';
import type { Entries, Entry } from './model.ts';
import {
  findOpenStep,
  findPosition,
  findPrevious,
  isSentAgain,
  listChanged,
  putEntry,
  toProgress,
} from './position.ts';
import { type Step, step, type StepGuard } from './step.ts';

const { delivery, kinds, last, number, numberStep, place, plastic, title } = cardFlow;

const proof: StepGuard = async () => null;

const flow = {
  steps: step('number', numberStep)
    .step('identity', { title, guard: () => proof })
    .step('card', {
      title,
      input: kinds,
      answer: v.number(),
      ask: async () => ({ ok: true, value: 5000 }),
      save: ({ kind }, _data, price) => ({ card: { kind, price } }),
    })
    .step('delivery', {
      title,
      when: ({ card }) => card.kind === 'plastic',
      input: place,
      save: (value) => ({ delivery: value }),
    })
    .step('confirm', last).list,
};

const esim: Entry = { fields: { kind: 'esim' }, answer: 0, revision: 2 };

const find = (entries: Entries, passed = true) => findPosition(flow, entries, () => passed);
const names = (steps: readonly Step[]) => steps.map(({ name }) => name);

test.each<[string, Entries, boolean, string, string[]]>([
  ['nothing is done', {}, true, 'number', names(flow.steps)],
  ['the proof is missing', { number, card: plastic }, false, 'identity', names(flow.steps)],
  ['the proof is there', { number }, true, 'card', names(flow.steps)],
  ['a step applies', { number, card: plastic }, true, 'delivery', names(flow.steps)],
  [
    'a step does not apply',
    { number, card: esim },
    true,
    'confirm',
    ['number', 'identity', 'card', 'confirm'],
  ],
  [
    'a step that does not apply is filled in',
    { number, card: esim, delivery },
    true,
    'confirm',
    ['number', 'identity', 'card', 'confirm'],
  ],
  ['all is done', { number, card: plastic, delivery }, true, 'confirm', names(flow.steps)],
  ['a step in between is missing', { card: plastic, delivery }, true, 'number', names(flow.steps)],
  [
    'a service has to be asked again',
    { number, card: { ...plastic, answer: undefined }, delivery },
    true,
    'card',
    names(flow.steps),
  ],
])('findPosition names the first step to do when %s', async (_, entries, passed, next, steps) => {
  const position = await find(entries, passed);
  expect(position.next.name).toBe(next);
  expect(names(position.steps)).toEqual(steps);
  expect(position.refill).toBeNull();
});

test('findPosition gathers what the steps that are done have saved', async () => {
  expect((await find({ number, card: plastic, delivery })).data).toEqual({
    isdn: '99112233',
    card: { kind: 'plastic', price: 5000 },
    delivery: { place: 'UB' },
  });
  expect((await find({ number, card: plastic }, false)).data).toEqual({ isdn: '99112233' });
});

test.each<[string, string | undefined, string, string | null]>([
  ['a done step', 'number', 'number', null],
  ['the first that is not done', 'delivery', 'delivery', 'card'],
  ['a step too early', 'confirm', 'delivery', 'card'],
  ['no step', undefined, 'delivery', 'card'],
  ['a step that there is not', 'other', 'delivery', 'card'],
])('findOpenStep answers when one asks for %s', async (_, asked, open, previous) => {
  const position = await find({ number, card: plastic });
  const found = findOpenStep(position, asked);
  expect(found.name).toBe(open);
  expect(findPrevious(position, found)?.name ?? null).toBe(previous);
});

test('findOpenStep does not open a step that does not apply', async () => {
  const position = await find({ number, card: esim, delivery });
  expect(findOpenStep(position, 'delivery').name).toBe('confirm');
  expect(toProgress(position, position.next)).toEqual({ number: 4, count: 4 });
});

test('a total is told only when no answer can change it any more', async () => {
  const told = async (entries: Entries) => {
    const position = await find(entries);
    return [position.unknown?.name, toProgress(position, position.next)];
  };
  expect(await told({})).toEqual(['delivery', { number: 1, count: null }]);
  expect(await told({ number })).toEqual(['delivery', { number: 3, count: null }]);
  expect(await told({ number, card: plastic })).toEqual([undefined, { number: 4, count: 5 }]);
  expect(await told({ number, card: esim })).toEqual([undefined, { number: 4, count: 4 }]);
});

test('putEntry drops answers of later steps only when the step has changed', () => {
  const entries = { number, card: plastic, delivery, gone: delivery };
  const same = putEntry(flow, entries, 'number', { ...number, revision: 9 });
  expect(same).toEqual({ number: { ...number, revision: 9 }, card: plastic, delivery });
  const changed = { fields: { number: '88112233' }, revision: 9 };
  expect(putEntry(flow, entries, 'number', changed)).toEqual({
    number: changed,
    card: { fields: plastic.fields, revision: 2 },
    delivery,
  });
  expect(putEntry(flow, entries, 'delivery', changed)['card']).toEqual(plastic);
});

test('isSentAgain holds only for the same fields right after the form', () => {
  expect(isSentAgain(plastic, { kind: 'plastic' }, 1)).toBe(true);
  expect(isSentAgain(plastic, { kind: 'esim' }, 1)).toBe(false);
  expect(isSentAgain(plastic, { kind: 'plastic' }, 0)).toBe(false);
  expect(isSentAgain(undefined, {}, 0)).toBe(false);
});

test('listChanged names the steps that were saved after the form', () => {
  const entries = { number, card: plastic, delivery };
  expect(names(listChanged(flow, entries, 1))).toEqual(['card', 'delivery']);
  expect(listChanged(flow, entries, 3)).toEqual([]);
});

const anyEntry = fc.oneof(
  fc.constantFrom(number, plastic, esim, delivery),
  fc.record({
    fields: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
    answer: fc.jsonValue(),
    revision: fc.nat(),
  }),
);
const anyEntries = fc.dictionary(
  fc.oneof(fc.constantFrom(...names(flow.steps)), fc.string()),
  anyEntry,
  { noNullPrototype: true },
);

test('a flow opens one step and those before it, whatever is stored of it', async () => {
  await fc.assert(
    fc.asyncProperty(anyEntries, fc.boolean(), async (entries, passed) => {
      const position = await find(entries, passed);
      const at = position.steps.indexOf(position.next);
      expect(at).toBeGreaterThanOrEqual(0);
      for (const [index, { name }] of position.steps.entries()) {
        const open = findOpenStep(position, name);
        expect(open).toBe(index <= at ? position.steps[index] : position.next);
        const { number: shown, count } = toProgress(position, open);
        expect(shown).toBe(Math.min(index, at) + 1);
        expect(count).toBe(position.unknown ? null : position.steps.length);
      }
    }),
  );
});

test('what putEntry stores fits again, and no other fields are lost', async () => {
  await fc.assert(
    fc.asyncProperty(anyEntries, async (entries) => {
      const after = putEntry(flow, entries, 'number', number);
      expect((await find(after)).next.name).not.toBe('number');
      for (const { name } of flow.steps.slice(1)) {
        expect(after[name]?.fields).toEqual(entries[name]?.fields);
      }
    }),
  );
});
