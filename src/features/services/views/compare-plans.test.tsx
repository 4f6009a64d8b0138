import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { service as serviceShape } from '#contracts/content/services.ts';
import { translator } from '#i18n/translator.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { ComparePlans } from './compare-plans.tsx';
import { PlanCards } from './plan-cards.tsx';

const t = translator('en');
const plan = (id: string, fee: number, more: Record<string, unknown> = {}) => ({
  id,
  nameMn: id,
  nameEn: id,
  fee,
  dataMb: 10_240,
  minutes: 100,
  sms: 0,
  period: 'MONTH',
  ...more,
});
const service = serviceShape.parse({
  id: 'svc',
  titleMn: 'Багцууд',
  titleEn: 'All plans',
  plans: [
    plan('S', 20_000),
    plan('M', 30_000, { dataMb: 20_480, highlight: true }),
    plan('L', 50_000, { dataMb: null, minutes: null }),
  ],
  cta: { textMn: 'Сонгох', textEn: 'Choose', link: '/new-number' },
});

const render = (node: React.ReactNode) =>
  runInContext(visit({ locale: 'en' }), () => renderToStaticMarkup(node));
const compare = (...ids: string[]) =>
  render(<ComparePlans service={service} serviceId="postpaid" ids={ids} isCut={false} />);

test('plans stand side by side with what differs first, and what is the same is folded', () => {
  const html = compare('S', 'M');
  const [differing = '', same = ''] = html.split('<details');
  expect(differing).toContain(t('compare.perGb'));
  expect(differing).toContain('2,000₮');
  expect(differing).toContain('1,500₮');
  expect(differing).not.toContain(t('service.minutes'));
  expect(same).toContain(t('service.minutes'));
  // No plan of these says anything of messages.
  expect(html).not.toContain(`>${t('service.sms')}<`);
});

test('each plan is chosen by its own button, taken away by a link, and the others are offered', () => {
  const html = compare('S', 'L');
  expect(html).toContain('href="/new-number?plan=S"');
  expect(html).toContain('href="/compare?of=postpaid&amp;plan=L"');
  expect(html).toMatch(/<option[^>]*value="M"/);
  expect(html).not.toMatch(/<option[^>]*value="L"/);
  expect(html).toContain('<input type="hidden" name="of" value="postpaid"/>');
});

test('a plan that there is not is said, and without any there is a choice', () => {
  expect(compare('S', 'none')).toContain(t('compare.lacking'));
  const empty = compare('none');
  expect(empty).toContain(t('compare.emptyPlans'));
  expect(empty).toMatch(/<option[^>]*value="S"/);
});

test('the page of the plans has a tick for each, in the form of the tray', () => {
  const html = render(<PlanCards service={service} serviceId="postpaid" />);
  const ticks = (html.match(/<input[^>]*>/g) ?? []).filter((one) =>
    ['type="checkbox"', 'name="plan"', 'form="compare"'].every((part) => one.includes(part)),
  );
  const ticked = new Set(ticks.map((one) => /value="(\w+)"/.exec(one)?.[1]));
  expect(ticked).toEqual(new Set(['S', 'M', 'L']));
  expect(html).toMatch(/<form(?=[^>]* id="compare")[^>]* action="\/compare"/);
  const only = { ...service, plans: service.plans.slice(0, 1) };
  expect(render(<PlanCards service={only} serviceId="postpaid" />)).not.toContain('<form');
});
