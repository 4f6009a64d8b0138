import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { type Fields, openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { faults } from '../../../tests/unit/commerce-faults.ts';
import { openCommerce } from '../../../tests/unit/open-commerce.ts';

await prepareOperator();

type Lines = Record<string, number>;
/** A change as a form sends it, and what it makes of a cart. */
const changes: Record<string, { fields: Fields; apply: (lines: Lines) => Lines }> = {
  add: {
    fields: { product: 'p-1' },
    apply: (lines) => ({ ...lines, 'p-1': (lines['p-1'] ?? 0) + 1 }),
  },
  set: {
    fields: { intent: 'set', productId: 'p-1', product: 'p-1', quantity: '4' },
    apply: (lines) => ({ ...lines, 'p-1': 4 }),
  },
  remove: {
    fields: { intent: 'remove', productId: 'p-1', product: 'p-1' },
    apply: ({ 'p-1': _gone, ...lines }) => lines,
  },
  clear: { fields: { intent: 'clear' }, apply: () => ({}) },
};
const next = { fields: { product: 'p-2', variant: 'p-2-2' }, id: 'p-2-2' };

let people = 0;
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

// It never goes back: the circuits of this isolate would stay open.
let clock = Date.now();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ now: clock, toFake: ['Date'] });
});
let commerce: ReturnType<typeof openCommerce>;
afterEach(() => {
  commerce.close();
  clock = Date.now() + 60_000;
  vi.useRealTimers();
});

/** A customer with this cart. */
async function openCustomer(lines: Lines, visitorLines: Lines = {}) {
  people += 1;
  const isdn = String(99_300_000 + people);
  commerce.fill(isdn, lines);
  const browser = openBrowser();
  for (const [id, quantity] of Object.entries(visitorLines)) {
    const product = id.split('-').slice(0, 2).join('-');
    const variant = id === product ? '' : id;
    await browser.add(product, { variant, quantity: String(quantity) });
  }
  await browser.signInAs(isdn);
  const send = (fields: Fields, op = newOperationId()) =>
    'intent' in fields
      ? browser.change({ op, ...fields })
      : browser.add(String(fields['product']), { op, ...fields });
  return { browser, send, read: () => commerce.read(isdn) };
}

/** Whatever is unclear is settled by the views that follow. */
async function settleAll({ browser }: Awaited<ReturnType<typeof openCustomer>>) {
  for (let views = 0; views < 3; views += 1) {
    wait(46_000);
    await browser.read();
  }
}

const cases = [true, false].flatMap((honours) =>
  faults.map((fault) => ({ fault, honours, keys: honours ? 'honours keys' : 'ignores keys' })),
);

test.each(cases)(
  'every acknowledged change is made once, and no refused one, when a service that $keys $fault',
  async ({ fault, honours }) => {
    commerce = openCommerce(honours);
    for (const [name, { fields, apply }] of Object.entries(changes)) {
      const customer = await openCustomer({ 'p-1': 2, 'p-2-1': 1 });
      commerce.fail(fault);
      const op = newOperationId();
      let isDone = false;
      // The browser sends the same again until it is answered.
      for (let sends = 0; sends < 3; sends += 1) {
        if ((await customer.send(fields, op)).ok) isDone = true;
        wait(1000);
      }
      const isNextDone = (await customer.send(next.fields)).ok;
      await settleAll(customer);
      const expected = isDone ? apply({ 'p-1': 2, 'p-2-1': 1 }) : { 'p-1': 2, 'p-2-1': 1 };
      if (isNextDone) expected[next.id] = 1;
      expect.soft(customer.read(), name).toEqual(expected);
      expect.soft(toLines(await customer.browser.read()), name).toEqual(expected);
      expect.soft([isDone, isNextDone], name).toEqual([true, true]);
    }
  },
);

test.each(cases)(
  'changes while a merge is unclear are part of it when a service that $keys $fault',
  async ({ fault, honours }) => {
    commerce = openCommerce(honours);
    for (const [name, { fields, apply }] of Object.entries(changes)) {
      const customer = await openCustomer({ 'p-1': 1, 'p-2-1': 1 }, { 'p-1': 1, 'p-2-2': 2 });
      commerce.fail(fault);
      await customer.browser.read();
      wait(1000);
      const answer = await customer.send(fields);
      expect.soft(answer.ok, name).toBe(true);
      const expected = apply({ 'p-1': 2, 'p-2-1': 1, 'p-2-2': 2 });
      expect.soft(answer.ok && toLines(answer.value.cart), name).toEqual(expected);
      await settleAll(customer);
      expect.soft(customer.read(), name).toEqual(expected);
      expect.soft(toLines(await customer.browser.read()), name).toEqual(expected);
    }
  },
);

test.each([
  ['before', 0],
  ['after', 1],
])(
  'a change is refused and taken back when the database fails %s the call that makes it',
  async (_, failsAt) => {
    commerce = openCommerce(false);
    for (const [name, { fields }] of Object.entries(changes)) {
      const lines = { 'p-1': 2, 'p-2-1': 1 };
      const customer = await openCustomer(lines);
      const sent = commerce.calls.length;
      const [prepare, batch] = [DB.prepare.bind(DB), DB.batch.bind(DB)];
      let isWritten = false;
      const spies = [
        vi.spyOn(DB, 'prepare').mockImplementation((text) => {
          isWritten ||= text.includes('INTO customer_cart');
          return prepare(text);
        }),
        vi.spyOn(DB, 'batch').mockImplementation(async (statements) => {
          const fails = isWritten && commerce.calls.length === sent + failsAt;
          isWritten = false;
          if (fails) throw new Error('D1_ERROR: D1 DB is overloaded');
          return batch(statements);
        }),
      ];
      expect.soft(await customer.send(fields), name).toMatchObject({ ok: false });
      for (const spy of spies) spy.mockRestore();
      expect.soft(commerce.calls.length, name).toBe(sent + failsAt);
      await settleAll(customer);
      expect.soft(customer.read(), name).toEqual(lines);
      expect.soft(toLines(await customer.browser.read()), name).toEqual(lines);
    }
  },
);
