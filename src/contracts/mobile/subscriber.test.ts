import { expect, test } from 'vitest';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { classOf } from '#services/upstream/call-class.ts';
import { parseSettings } from '#settings/settings.ts';
import {
  readPukContract,
  setEmailContract,
  subscriber,
  subscriberBillsContract,
  subscriberContract,
} from './subscriber.ts';

const nothing = {
  plan: null,
  payment: null,
  isCompany: false,
  left: [],
  renewsOn: null,
  balance: null,
  balanceUntil: null,
  contractEndsOn: null,
  nextPlan: null,
  email: null,
};

/** What the site makes of an answer, whose envelope it also finds twice. */
async function read(contract: typeof subscriberBillsContract, data: unknown) {
  const events: unknown[] = [];
  const { callUpstream } = createUpstream({
    settings: () => parseSettings({ OPERATOR: {} }),
    operator: { fetch: async () => Response.json({ data }) },
    log: (event) => void events.push(event),
  });
  const outcome = await callUpstream(contract, { query: { isdn: '99112233' } });
  if (!outcome.ok) throw outcome.error;
  return { items: outcome.value.items, events };
}

test('a service that says nothing of a number is read, and so is one that says nonsense', () => {
  expect(subscriber.parse({})).toEqual(nothing);
  const odd = {
    plan: { fee: 10 },
    payment: 'LATER',
    isCompany: 'yes',
    left: null,
    renewsOn: 'soon',
    balance: -5,
    balanceUntil: 20_261_201,
    contractEndsOn: '2026-13-40',
    email: 7,
  };
  expect(subscriber.parse(odd)).toEqual(nothing);
});

test.each([
  [undefined, null],
  [null, ''],
  ['', ''],
  ['nomail@nomail.mn', ''],
  ['NoMail@NoMail', ''],
  ['-', ''],
  ['b•••@•••.mn', 'b•••@•••.mn'],
  ['bat@example.mn', 'bat@example.mn'],
])('of the e-mail address %s it is known: %s', (email, known) => {
  expect(subscriber.parse({ email }).email).toBe(known);
});

test('a text in one language serves both, and an unknown kind of allowance is called by its name', () => {
  const { plan, left } = subscriber.parse({
    plan: { nameEn: 'Tenger 29' },
    left: [
      { kind: 'TELEVISION', nameMn: 'Суваг', left: 3 },
      { kind: 'DATA', left: 'much' },
      { kind: 'DATA', isUnlimited: true },
    ],
  });
  expect(plan).toEqual({ nameMn: 'Tenger 29', nameEn: 'Tenger 29', fee: null });
  expect(left).toMatchObject([
    { kind: 'OTHER', nameMn: 'Суваг', nameEn: 'Суваг', left: 3, total: null },
    { kind: 'DATA', left: null, isUnlimited: false },
    { kind: 'DATA', isUnlimited: true },
  ]);
});

test('a bill needs its month and amount; others are left out and named in the log without a value', async () => {
  const { items, events } = await read(subscriberBillsContract, [
    { month: '2026-10', amount: 52_400 },
    { month: 'October', amount: 52_400 },
    { month: '2026-09' },
  ]);
  expect(items).toEqual([
    {
      month: '2026-10',
      amount: 52_400,
      due: null,
      dueDate: null,
      paidOn: null,
      number: '',
      lines: [],
    },
  ]);
  expect(events).toMatchObject([{ event: 'upstream-dropped', dropped: 2 }]);
  expect(JSON.stringify(events)).not.toContain('October');
});

test('what strangers ask for never closes these calls', () => {
  const query = { isdn: '99112233' };
  expect(classOf(subscriberContract, { query })).toBe('customer-read');
  expect(classOf(subscriberBillsContract, { query })).toBe('customer-read');
  expect(classOf(readPukContract)).toBe('customer-read');
  expect(classOf(setEmailContract)).toBe('customer-write');
});
