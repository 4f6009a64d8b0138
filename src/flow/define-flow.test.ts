import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { defineFlow, type Flow } from './define-flow.ts';
import { step, type StepGuard } from './step.ts';

const title = 'error.generic';
const text = v.strictObject({ text: v.string() });
const guard = (): StepGuard => async () => null;

const start = step('number', {
  title,
  input: text,
  save: (input) => ({ isdn: input.text }),
});

test('a step knows what those before it have saved, some of it perhaps not', () => {
  const steps = start
    .step('proof', {
      title,
      guard: (data) => {
        expectTypeOf(data).toEqualTypeOf<{ isdn: string }>();
        return guard();
      },
    })
    .step('card', {
      title,
      input: text,
      answer: v.number(),
      ask: async (input, data) => {
        expectTypeOf(data).toEqualTypeOf<{ isdn: string }>();
        return { ok: true, value: input.text.length };
      },
      save: (_input, _data, price) => ({ price }),
    })
    .step('delivery', {
      title,
      when: ({ price }) => price > 1,
      input: text,
      save: (input) => ({ address: input.text }),
    })
    .step('confirm', {
      title,
      input: text,
      commit: async (_input, { data }) => {
        expectTypeOf(data).toEqualTypeOf<{ isdn: string; price: number; address?: string }>();
        return { ok: true, goTo: '/' };
      },
    });
  const flow = defineFlow({
    kind: 'test',
    title,
    lead: title,
    path: '/simRecovery',
    lifeHours: 1,
    version: 1,
    steps,
    confirmBy: ({ isdn }) => (isdn ? { by: 'phone', isdn } : null),
  });
  type Before = typeof flow extends Flow<infer Known> ? Known : never;
  expectTypeOf<keyof Before>().toEqualTypeOf<
    'number' | 'proof' | 'card' | 'delivery' | 'confirm'
  >();
  expectTypeOf<Before['delivery']>().toEqualTypeOf<{ isdn: string; price: number }>();
  expect(flow.steps.map(({ name }) => name)).toEqual([
    'number',
    'proof',
    'card',
    'delivery',
    'confirm',
  ]);
});

test('a step does not compile when it is wrong', () => {
  const save = () => ({});
  // @ts-expect-error two steps of one name
  expect(start.step('number', { title, input: text, save }).list).toHaveLength(2);
  // @ts-expect-error data that no step has saved
  start.step('card', { title, input: text, save: (_input, { price }) => ({ price }) });
  // @ts-expect-error a field that the schema does not have
  start.step('card', { title, input: text, keep: ['other'], save });
  start.step('card', {
    title,
    input: text,
    // @ts-expect-error an answer that does not fit its schema
    ask: async () => ({ ok: true, value: 'text' }),
    answer: v.number(),
    save,
  });
  const page = { title, lead: title, path: '/simRecovery' } as const;
  const parts = { ...page, kind: 'test', lifeHours: 1, version: 1 } as const;
  // @ts-expect-error no last step
  defineFlow({ ...parts, steps: start });
  // @ts-expect-error a title that is not in the catalogue
  step('number', { title: 'no.such.key', input: text, save });
});

test('chaining steps leaves the earlier chain as it was', () => {
  start.step('a', { title, guard });
  expect(start.step('b', { title, guard }).list.map(({ name }) => name)).toEqual(['number', 'b']);
});
