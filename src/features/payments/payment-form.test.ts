import { beforeEach, expect, test } from 'vitest';
import { toProviderId } from '#domain/switches.ts';
import { DB } from '#env.ts';
import { toPaymentHref } from '#payment/model.ts';
import { settle } from '#payment/settle.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { openTill } from '../../../tests/unit/open-till.ts';
import {
  expectUnpaid,
  forgetPayments,
  openWaiting,
  readRefunds,
} from '../../../tests/unit/open-waiting.ts';
import { switchedOff } from '../../../tests/unit/switched-off.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toPaymentForm } from './payment-form.ts';

beforeEach(forgetPayments);

type World = ReturnType<typeof openTill>;

/** Presses a button of the page of a payment, as whoever has its address; `there` leads back to it. */
async function openPage({ till, read }: World, id: string) {
  const token = (await read(id))?.token ?? '';
  const press = (fields: Record<string, string>, given: Partial<RequestContext> = {}) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    const page = { pathname: '/paymentSuccess', query: new URLSearchParams({ id: token }) };
    return runInContext(visit({ posted: true, page, ...given }), () =>
      toPaymentForm(till).answer(sent),
    );
  };
  return { press, there: { ok: true, goTo: toPaymentHref(token) } };
}

const retry = (provider = 'qpay') => ({ intent: 'retry', provider });

/** The attempts to pay for the goods: what has ended comes before what waits. */
const listAttempts = async ({ subject }: World) =>
  (
    await DB.prepare('SELECT id, state FROM payment WHERE subject_id = ?1 ORDER BY state')
      .bind(subject.id)
      .all<{ id: string; state: string }>()
  ).results;

/** A payment whose card was declined. */
async function openFailed() {
  const world = await openWaiting();
  await DB.prepare(`UPDATE payment SET state = 'FAILED', fail_reason = 'declined' WHERE id = ?1`)
    .bind(world.id)
    .run();
  return { ...world, ...(await openPage(world, world.id)) };
}

test('whoever asks whether it is paid has the provider asked, and is told when nothing had come', async () => {
  const world = await openWaiting();
  const { press, there } = await openPage(world, world.id);
  const checked = { ok: true, goTo: `${there.goTo}&checked=${world.till.now()}` };
  expect(await press({ intent: 'check' })).toMatchObject(checked);
  await expectUnpaid(world);
  // Nobody is asked again so soon, and the time of the answer stays the same.
  world.wait(5000);
  expect(await press({ intent: 'check' })).toMatchObject(checked);
  world.wait();
  world.qpay.fate.next = () => 'before';
  const notAsked = { toast: { kind: 'warning', message: 'payment.notAsked' } };
  expect(await press({ intent: 'check' })).toMatchObject({ ...there, ...notAsked });
  world.qpay.fate.next = () => 'fine';
  world.qpay.pay(world.invoiceId, 25_000);
  world.wait();
  expect(await press({ intent: 'check' })).toMatchObject(there);
  expect((await world.read(world.id))?.state).toBe('SUCCESS');
});

test('an invoice that is asked for by two at a moment is made once', async () => {
  const world = openTill();
  const { id } = await world.begin();
  const { press, there } = await openPage(world, id);
  const led = await Promise.all([press({ intent: 'prepare' }), press({ intent: 'prepare' })]);
  for (const one of [...led, await press({ intent: 'prepare' })]) expect(one).toMatchObject(there);
  expect(world.qpay.calls.createInvoice).toBe(1);
  expect(await world.read(id)).toMatchObject({ state: 'PENDING' });
});

test('after a declined card two presses at a moment make one attempt, and both lead to it', async () => {
  const world = await openFailed();
  const led = await Promise.all([world.press(retry()), world.press(retry('golomt'))]);
  const [, second, ...more] = await listAttempts(world);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ state: 'PENDING' });
  const { token = '' } = (await world.read(second?.id ?? '')) ?? {};
  for (const one of led) expect(one).toMatchObject({ ok: true, goTo: toPaymentHref(token) });
  expect(world.qpay.calls.createInvoice).toBe(2);
});

test('what was paid meanwhile is not asked for again, and neither is what is paid or gone', async () => {
  const world = await openWaiting();
  const { press, there } = await openPage(world, world.id);
  world.qpay.pay(world.invoiceId, 25_000);
  // What is paid for can not be paid for again.
  world.goods.isOpen = false;
  expect(await press(retry())).toEqual(there);
  const over = { toast: { kind: 'warning', message: 'payment.retryOver' } };
  expect(await press(retry())).toMatchObject({ ...there, ...over });
  expect(await listAttempts(world)).toEqual([{ id: world.id, state: 'SUCCESS' }]);
  const failed = await openFailed();
  failed.goods.isOpen = false;
  expect(await failed.press(retry())).toMatchObject({ ...failed.there, ...over });
  expect(await listAttempts(failed)).toHaveLength(1);
});

test('another attempt cancels the one that waits, and money of that one goes back', async () => {
  const world = await openWaiting();
  const { press } = await openPage(world, world.id);
  expect(await press(retry('golomt'))).toMatchObject({ ok: true });
  expect(await listAttempts(world)).toMatchObject([{ state: 'CANCELED' }, { state: 'PENDING' }]);
  world.qpay.pay(world.invoiceId, 25_000);
  world.wait();
  await settle(world.id, world.till);
  await expectUnpaid(world, 'CANCELED');
  expect(await readRefunds(world.id)).toEqual([{ reason: 'late', amount: 25_000, state: 'DUE' }]);
});

test('a way to pay that is switched off, or that a kiosk has not, is refused; asking goes on', async () => {
  const world = await openFailed();
  const switches = [switchedOff(toProviderId('qpay'))];
  expect(await world.press(retry(), { switches })).toMatchObject({
    ok: false,
    faults: [{ field: 'provider' }],
  });
  expect(await world.press(retry('golomt'), { mode: 'kiosk' })).toMatchObject({
    faults: [{ message: 'checkout.fault.provider', field: 'provider' }],
  });
  expect(await listAttempts(world)).toHaveLength(1);
  expect(await world.press({ intent: 'check' }, { switches })).toMatchObject(world.there);
  expect(await world.press(retry('golomt'), { switches })).toMatchObject({ ok: true });
});

test('an address that is no payment’s is told that it is over', async () => {
  const { press } = await openPage(openTill(), 'nobody');
  expect(await press({ intent: 'check' })).toMatchObject({
    ok: false,
    faults: [{ message: 'payment.retryOver' }],
  });
});
