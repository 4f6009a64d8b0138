import { afterEach, expect, test, vi } from 'vitest';
import type { NumberList } from '#contracts/mobile/numbers.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { ChosenNumber } from '#purchase/chosen-number.ts';
import * as numbers from '#services/numbers.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { NumberPicker } from './picker.tsx';
import { PlanFields } from './step-fields.tsx';
import { NumberSummary } from './summary.tsx';

afterEach(() => vi.restoreAllMocks());

const isdn = '94119911';
const found = { isdn, class: 'ORDINARY' as const, price: 0 };
const address = '/new-number?mask=9911&class=GOLD';

/** The page of what is looked for, where the service has found this. */
async function see(list: Partial<NumberList>, locale: 'mn' | 'en' = 'en') {
  vi.spyOn(numbers, 'readNumbers').mockResolvedValue({
    ok: true,
    value: { items: [], next: null, partial: false, ...list },
  });
  const html = await render(<NumberPicker />, locale, address);
  return { html, said: words(html) };
}
const onwards = /href="[^"]*after=n-1[^"]*"/;

test.each(locales)(
  'where only a part was looked through, nothing found is not said to be nothing there, %s',
  async (locale) => {
    const t = translator(locale);
    const yet = await see({ next: 'n-1', partial: true }, locale);
    expect(yet.said).toContain(t('newNumber.noneYet'));
    expect(yet.said).toContain(t('newNumber.searchOn'));
    expect(yet.html).toMatch(onwards);
    const over = await see({}, locale);
    expect(over.said).toContain(t('newNumber.none'));
    expect(over.said).not.toContain(t('newNumber.noneYet'));
    expect(over.html).not.toMatch(onwards);
    // Each wish can be left out.
    for (const { html } of [yet, over]) {
      expect(html).toContain('href="/new-number?mask=9911"');
      expect(html).toContain('href="/new-number?class=GOLD"');
    }
  },
);

test('what a part has is shown, and that there may be more', async () => {
  const t = translator('en');
  const some = await see({ items: [found], next: 'n-1', partial: true });
  expect(some.html).toContain(`value="${isdn}"`);
  expect(some.said).toContain(t('newNumber.partial'));
  expect(some.said).toContain(t('newNumber.searchOn'));
  const page = await see({ items: [found], next: 'n-1' });
  expect(page.said).toContain(t('newNumber.nextPage'));
  expect(page.said).not.toContain(t('newNumber.partial'));
});

test.each(locales)(
  'a number is said to be kept only where the service keeps it, and until when, %s',
  async (locale) => {
    const t = translator(locale);
    const seeKept = async (hold: ChosenNumber['hold']) => {
      const data = { number: { isdn, class: 'ORDINARY', surcharge: 0, hold } };
      return words(await render(<NumberSummary data={data} />, locale, '/newnumberv2/plan'));
    };
    const kept = { id: 'h', reference: 'r', expiresAt: Date.now() + 60_000 };
    const until = (at: number) => ({ time: formatDateTime(at, locale) });
    const free = await seeKept(null);
    expect(free).toContain(t('newNumber.notKept'));
    expect(free).not.toMatch(/12|\d\d:\d\d/);
    expect(await seeKept(kept)).toContain(t('newNumber.heldUntil', until(kept.expiresAt)));
    const over = { ...kept, expiresAt: Date.now() };
    expect(await seeKept(over)).toContain(t('newNumber.over', until(over.expiresAt)));
  },
);

const plans = ['tenger-29', 'tenger-45', 'prepaid'].map((id, i) => ({
  id,
  nameMn: id,
  nameEn: id,
  textMn: '',
  textEn: '',
  type: 'POSTPAID' as const,
  fee: id === 'prepaid' ? 0 : 29_000 + i,
  simPrice: 0,
  esimPrice: 0,
  dataMb: i === 1 ? 30_720 : 0,
  minutes: i === 1 ? null : 0,
  sms: 0,
  termMonths: i === 1 ? 12 : null,
}));

test('a plan that was chosen first is named, kept with the number, and chosen at its step', async () => {
  vi.spyOn(numbers, 'readNumberPlans').mockResolvedValue({ state: 'ready', value: plans });
  vi.spyOn(numbers, 'readNumbers').mockResolvedValue({
    ok: true,
    value: { items: [found], next: null, partial: false },
  });
  const html = await render(<NumberPicker />, 'en', '/new-number?plan=tenger-45');
  expect(words(html)).toContain(
    translator('en')('newNumber.wishedPlan', { plan: 'tenger-45', price: '29,001₮' }),
  );
  const free = await render(<NumberPicker />, 'en', '/new-number?plan=prepaid');
  expect(words(free)).toContain(translator('en')('newNumber.wishedFree', { plan: 'prepaid' }));
  expect(html).toContain('<input type="hidden" name="planId" value="tenger-45"/>');
  expect(html).toContain('<input type="hidden" name="plan" value="tenger-45"/>');
  const step = await render(<PlanFields data={{ wished: 'tenger-45' }} />, 'en', '/newnumberv2');
  expect(step.match(/<input[^>]*checked[^>]*>/g)?.join()).toContain('value="tenger-45"');
  // What its service says of a plan, and nothing of what it does not.
  const said = words(step);
  expect(said).toMatch(/Postpaid 30 GB · Minutes: Unlimited · Contract: 12 months/);
  expect(said.match(/Contract|Unlimited/g)).toHaveLength(2);
  expect(await render(<PlanFields data={{}} />, 'en', '/newnumberv2')).not.toContain('checked=""');
});
