import { expect } from 'vitest';
import { leasingFeeMnt } from '#domain/leasing.ts';
import { expirePayments } from '#payment/end-due.ts';
import type { Fate } from './flaky-db.ts';
import { type LeasingWorld, minute, wait } from './leasing-world.ts';
import { payOn, readPayments, readShown, settleAll } from './leasing-steps.ts';

/** How the fee is paid after something has gone wrong, and how much of it goes back. */
export const ways: Readonly<
  Record<string, { back: number; isRare?: boolean; run: (world: LeasingWorld) => Promise<unknown> }>
> = {
  'at once': { back: 0, run: (world) => payOn(world, 0) },
  'after its invoice has failed': {
    back: 0,
    async run(world) {
      const { qpay, press } = world;
      qpay.fate.next = () => 'before';
      expect(await press(0, leasingFeeMnt)).toMatchObject({ ok: true });
      expect(await readShown()).toEqual([]);
      qpay.fate.next = () => 'fine';
      await payOn(world, 0);
    },
  },
  'after the answer of its invoice was lost': {
    back: 0,
    async run(world) {
      world.qpay.fate.next = () => 'after';
      await world.press(0, leasingFeeMnt);
      expect(await readShown()).toEqual([]);
      world.qpay.fate.next = () => 'fine';
      await payOn(world, 0);
    },
  },
  'after one that has expired unpaid': {
    back: 0,
    async run(world) {
      await world.press(0, leasingFeeMnt);
      wait(31 * minute);
      await expirePayments(world.till);
      expect((await readPayments()).map(({ state }) => state)).toEqual(['EXPIRED']);
      await payOn(world, 0);
    },
  },
  'too late, and once more': {
    back: leasingFeeMnt,
    async run(world) {
      await world.press(0, leasingFeeMnt);
      const [invoice = ''] = await readShown();
      wait(31 * minute);
      await expirePayments(world.till);
      world.qpay.pay(invoice, leasingFeeMnt);
      await settleAll(world);
      expect(await world.readFees()).toEqual([]);
      await payOn(world, 0);
    },
  },
  'on two devices': {
    back: leasingFeeMnt,
    async run(world) {
      await Promise.all([world.press(0, leasingFeeMnt), world.press(1, leasingFeeMnt)]);
      const shown = await readShown();
      expect(shown).toHaveLength(2);
      for (const invoice of shown) world.qpay.pay(invoice, leasingFeeMnt);
    },
  },
  'twice by one invoice': {
    back: leasingFeeMnt,
    async run(world) {
      await payOn(world, 0);
      for (const invoice of await readShown()) world.qpay.pay(invoice, leasingFeeMnt);
    },
  },
  ...Object.fromEntries(
    (['before', 'after'] as const).flatMap((fate) =>
      [0, 2].map((call) => [
        `with call ${call} of its settlement lost ${fate} its effect`,
        {
          back: 0,
          isRare: true,
          async run(world: LeasingWorld) {
            await payOn(world, 0);
            await settleAll(world, [...Array<Fate>(call).fill('fine'), fate]);
          },
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    (['before', 'after'] as const).flatMap((fate) =>
      [2, 5].map((call) => [
        `with call ${call} of its effect lost ${fate} it`,
        {
          back: 0,
          isRare: true,
          async run(world: LeasingWorld) {
            await payOn(world, 0);
            await settleAll(world);
            world.current.fates = [...Array<Fate>(call).fill('fine'), fate];
            await world.drain().catch(() => null);
            world.current.fates = [];
          },
        },
      ]),
    ),
  ),
};
