import { pairDigits } from '#domain/phone-number.ts';
import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { awkward } from '#operator/src/mobile/awkward-numbers.ts';
import { openBrowser } from './flow-visit.ts';
import { listElements } from './page-html.ts';
import { PayVisitor } from './pay-visitor.ts';
import { plantPurchase } from './plant-sims.ts';
import { numberItem } from '../support/sim-items.ts';
import { queryDatabase } from './site.ts';

const t = translator('en');
const numberThat = (what: (typeof awkward)[keyof typeof awkward]) =>
  Object.entries(awkward).find(([, one]) => one === what)?.[0] ?? '';

/** The numbers that a page offers, as choices of a step or as buttons. */
const listOffered = (html: string): string[] =>
  listElements(html)
    .filter(({ properties }) => properties['name'] === 'isdn' && properties['type'] !== 'hidden')
    .map(({ properties }) => String(properties['value']));

const press = (visit: PayVisitor, isdn: string) =>
  visit.post('/newnumberv2/number', { op: visit.newId(), isdn });

/** Six different ones, none of which is the one that could not be had; that they can be had the service says. */
async function expectSimilar(html: string, isdn: string): Promise<void> {
  expect(html).toContain(t('newNumber.similar'));
  const offered = listOffered(html);
  expect(offered).toHaveLength(6);
  expect(new Set(offered).size).toBe(6);
  expect(offered).not.toContain(isdn);
  const visit = new PayVisitor();
  for (const one of offered) {
    expect.soft(listOffered(await visit.see(`/new-number?ending=${one}`)), one).toEqual([one]);
  }
}

test.each([
  ['hold is taken', 422, 'newNumber.fault.taken'],
  ['hold fails', 503, 'newNumber.fault.service'],
  ['hold is slow', 503, 'newNumber.fault.service'],
] as const)('a number whose %s is refused in words, beside others', async (what, status, fault) => {
  const isdn = numberThat(what);
  const visit = new PayVisitor();
  const answer = await press(visit, isdn);
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(html).toContain(t(fault, { number: pairDigits(isdn) }));
  await expectSimilar(html, isdn);
  // Nothing was begun that would go on with it.
  expect(listOffered(await visit.see('/newnumberv2/plan'))).not.toContain(isdn);
  expect(await visit.see('/account')).not.toContain(isdn);
});

test('who loses the race for a number is offered six that are like it', async () => {
  const [winner, loser] = [new PayVisitor(), new PayVisitor()];
  const [isdn = ''] = listOffered(await winner.see('/new-number?ending=61'));
  expect(isdn).toMatch(/^\d{8}$/);
  const led = await press(winner, isdn);
  expect([led.status, led.headers.get('location')]).toEqual([303, '/newnumberv2/plan']);
  const lost = await press(loser, isdn);
  const html = await lost.text();
  expect(lost.status).toBe(422);
  expect(html).toContain(t('newNumber.fault.taken', { number: pairDigits(isdn) }));
  await expectSimilar(html, isdn);
});

test('a number that is kept with a plan leads to a step where that plan is chosen', async () => {
  const visit = new PayVisitor();
  const [isdn = ''] = listOffered(await visit.see('/new-number?plan=tenger-69&ending=63'));
  const op = visit.newId();
  const led = await visit.post('/newnumberv2/number', { op, isdn, planId: 'tenger-69' });
  expect(led.headers.get('location')).toBe('/newnumberv2/plan');
  const chosen = listElements(await visit.see('/newnumberv2/plan')).filter(
    ({ properties }) => properties['checked'] === true,
  );
  expect(chosen.map(({ properties }) => properties['value'])).toEqual(['tenger-69']);
});

test('companies are told beside the choice of who one is where they are served', async () => {
  const browser = openBrowser();
  browser.cookies.set('lang', 'en');
  const picker = await (await browser.get('/new-number?ending=62')).text();
  const [isdn = ''] = listOffered(picker);
  await browser.fill('/newnumberv2/number', { isdn });
  await browser.fill('/newnumberv2/plan', { planId: 'prepaid' });
  await browser.fill('/newnumberv2/sim', { sim: 'SIM', device: '' });
  const page = await (await browser.get('/newnumberv2/identity')).text();
  expect(page).toContain(t('newNumber.question.identity'));
  expect(page).toContain(t('company.notFor'));
});

test('a number that somebody else had by the time it was paid for is given back, beside six that are like it', async () => {
  const isdn = numberThat('sale is refused');
  const item = numberItem(isdn);
  const plan = { item, code: 'NUMBER28', at: Date.now(), status: 'REFUSED' } as const;
  const { path } = await plantPurchase({ query: queryDatabase }, plan);
  const html = await new PayVisitor().see(path);
  expect(html).toContain(t('pay.result.refusedText', { amount: '21,000₮', phone: '2222' }));
  await expectSimilar(html, isdn);
});
