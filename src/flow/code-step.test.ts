import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Entries } from './model.ts';
import { findPosition, putEntry, toConfirmed } from './position.ts';
import { step } from './step.ts';

const title = 'error.generic';
const toCode = ({ email }: { email: string }) => ({
  purpose: 'tourist-sim' as const,
  subject: { channel: 'email' as const, address: email },
});
const flow = {
  steps: step('days', {
    title,
    input: v.strictObject({ days: v.string() }),
    answer: v.number(),
    ask: async () => ({ ok: true, value: 1 }),
    save: ({ days }) => ({ days }),
  })
    .step('email', {
      title,
      input: v.strictObject({ email: v.string() }),
      save: ({ email }) => ({ email }),
    })
    .step('code', { title, code: toCode })
    .step('pay', {
      title,
      input: v.strictObject({}),
      commit: async () => ({ ok: true, goTo: '/' }) as const,
    }).list,
};

const toEntries = (email: string, confirmed: string | null): Entries => ({
  days: { fields: { days: '7' }, answer: 1, revision: 1 },
  email: { fields: { email }, revision: 2 },
  ...(confirmed !== null && {
    code: { fields: {}, answer: toConfirmed(toCode({ email: confirmed })), revision: 3 },
  }),
});
const nextOf = async (entries: Entries) =>
  (await findPosition(flow, entries, () => true)).next.name;

test('a code step is open until its address is confirmed', async () => {
  expect(await nextOf(toEntries('yuki@example.jp', null))).toBe('code');
  expect(await nextOf(toEntries('yuki@example.jp', 'yuki@example.jp'))).toBe('pay');
});

test('a code step is open again when another address is typed', async () => {
  expect(await nextOf(toEntries('other@example.jp', 'yuki@example.jp'))).toBe('code');
});

test('a code step stays done when something else before it is changed', async () => {
  const entries = putEntry(flow, toEntries('yuki@example.jp', 'yuki@example.jp'), 'days', {
    fields: { days: '30' },
    answer: 2,
    revision: 4,
  });
  expect(await nextOf(entries)).toBe('pay');
});
