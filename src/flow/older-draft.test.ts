import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as cardFlow from '../../tests/unit/card-flow.ts';
import type { Entries } from './model.ts';
import { findPosition, putEntry } from './position.ts';
import { type Step, step } from './step.ts';

const { delivery, kinds, last, number, numberStep, place, plastic, title } = cardFlow;

const find = (entries: Entries, steps: readonly Step[]) =>
  findPosition({ steps }, entries, () => true);

const newerKinds = v.strictObject({ card: v.picklist(['plastic', 'esim']) });

/** What somebody has filled in by the flow above, and what became of the flow since. */
test.each<[string, readonly Step[], string, string | null, object]>([
  [
    'a new step goes on with that step',
    step('number', numberStep)
      .step('contact', { title, input: place, save: () => ({}) })
      .step('card', { title, input: kinds, save: ({ kind }) => ({ kind }) })
      .step('confirm', last).list,
    'contact',
    null,
    { isdn: '99112233' },
  ],
  [
    'a changed field fills in that step again and keeps the others',
    step('number', numberStep)
      .step('card', { title, input: newerKinds, save: ({ card }) => ({ card }) })
      .step('delivery', { title, input: place, save: (value) => ({ value }) })
      .step('confirm', last).list,
    'card',
    'card',
    { isdn: '99112233' },
  ],
  [
    'a stricter answer of a service asks again',
    step('number', numberStep)
      .step('card', {
        title,
        input: kinds,
        answer: v.strictObject({ fee: v.number() }),
        ask: async () => ({ ok: true, value: { fee: 1 } }),
        save: () => ({}),
      })
      .step('confirm', last).list,
    'card',
    'card',
    { isdn: '99112233' },
  ],
  [
    'fewer steps leaves out what they have saved',
    step('number', numberStep).step('confirm', last).list,
    'confirm',
    null,
    { isdn: '99112233' },
  ],
  [
    'steps in another order knows them all the same',
    step('delivery', { title, input: place, save: (value) => ({ value }) })
      .step('number', numberStep)
      .step('confirm', last).list,
    'confirm',
    null,
    { value: { place: 'UB' }, isdn: '99112233' },
  ],
  [
    'other things saved of the same fields saves those',
    step('number', { ...numberStep, save: (input) => ({ phone: input.number }) }).step(
      'confirm',
      last,
    ).list,
    'confirm',
    null,
    { phone: '99112233' },
  ],
])('a draft of an older flow with %s', async (_, steps, next, refill, data) => {
  const entries: Entries = JSON.parse(JSON.stringify({ number, card: plastic, delivery }));
  const position = await find(entries, steps);
  expect(position.next.name).toBe(next);
  expect(position.refill?.name ?? null).toBe(refill);
  expect(position.data).toEqual(data);
});

test('a step that was filled in again goes on with what was kept of the later ones', async () => {
  const { list: steps } = step('number', numberStep)
    .step('card', { title, input: newerKinds, save: ({ card }) => ({ card }) })
    .step('delivery', { title, input: place, save: (value) => ({ value }) })
    .step('confirm', last);
  const again = { fields: { card: 'esim' }, revision: 4 };
  const entries = putEntry({ steps }, { number, card: plastic, delivery }, 'card', again);
  expect((await find(entries, steps)).next.name).toBe('confirm');
});
