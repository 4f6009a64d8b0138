import { afterEach, expect, test, vi } from 'vitest';
import { lastKnownYear } from '#domain/days-off.ts';
import { deliverySlots } from '#domain/delivery-slots.ts';
import { translator } from '#i18n/translator.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { TimeFields } from './time-fields.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const t = translator('en');
const show = (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return render(<TimeFields data={{ lines: [] }} />, 'en', '/checkout/time');
};

test('where the calendar of days off ends no slot is offered, but the way to pick it up', async () => {
  const html = await show(`${lastKnownYear + 1}-01-06T10:00:00+08:00`);
  expect(words(html)).toContain(t('checkout.noSlots'));
  expect(words(html)).toContain(t('checkout.pickUpInstead'));
  expect(html).toContain('href="/checkout/delivery"');
  expect(html).not.toContain('name="slot"');
});

test('two business days are offered, and a slot that is closed says so', async () => {
  const html = await show('2026-11-24T09:00:00+08:00');
  expect(html.match(/name="slot"/g)).toHaveLength(2 * deliverySlots.length);
  expect(words(html)).toContain(t('checkout.slotClosed'));
  expect(words(html)).toContain(t('checkout.today'));
  expect(words(html)).not.toContain(t('checkout.noSlots'));
});
