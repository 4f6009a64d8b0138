import { listDueDays } from '#domain/due-days.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate } from '#i18n/format-date.ts';
import { findClosure } from '#flow/define-flow.ts';
import { ClosedFlow } from '#flow/views/closed-flow.tsx';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { leaseRate, type LeaseTerms, readLeaseTerms, usualTerms } from '#services/lease-terms.ts';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { closedLeasing } from '../closed-leasing.ts';
import { findLeased, type LeasedProduct } from '../find-product.ts';
import { Calculator } from '../islands/calculator.tsx';
import type { CalculatorLabels } from '../islands/labels.ts';
import { choose, readAsked, usualPrice } from '../model.ts';
import { LeasedCard } from './product-card.tsx';

/** Placeholders as the island fills them in. */
const slots = Object.fromEntries(
  ['percent', 'count', 'now', 'monthly', 'last', 'total'].map((name) => [name, `{${name}}`]),
);

function toLabels(): CalculatorLabels {
  const { t } = texts();
  const say = (name: string) => t(`leasing.calculator.${name}` as MessageKey, slots);
  const names = [
    'price',
    'priceHint',
    'slider',
    'wrongPrice',
    'prepay',
    'percent',
    'months',
    'count',
    'calculate',
    'monthly',
    'times',
    'last',
    'now',
    'nowFirst',
    'total',
    'interest',
    'noInterest',
    'plot',
    'words',
    'wordsShort',
    'today',
    'each',
    'begin',
    'beginText',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, say(name)])) as CalculatorLabels;
}

interface ShownProps {
  leased: LeasedProduct | null;
  terms: LeaseTerms;
  /** An application can be made now. */
  isOpen: boolean;
}

function Shown({ leased, terms, isOpen }: ShownProps) {
  const { locale } = texts();
  const asked = readAsked(requestContext().page.query);
  const percent = choose(asked.percent, terms.percents, (all) => all[0]);
  const months = choose(asked.months, terms.months, (all) => all.at(-1));
  const price = leased?.price ?? (asked.wrongPrice === null ? (asked.price ?? usualPrice) : null);
  const days = listDueDays(new Date(), 61).map((day) => formatDate(day, locale));
  return (
    <Calculator
      key={leased?.productId ?? 'price'}
      price={price}
      typed={asked.wrongPrice ?? String(price ?? '')}
      percent={percent}
      months={months}
      percents={terms.percents}
      terms={terms.months}
      rate={leaseRate()}
      product={
        leased && {
          id: leased.product,
          variant: leased.productId,
          card: <LeasedCard leased={leased} />,
        }
      }
      days={days}
      isOpen={isOpen}
      labels={toLabels()}
    />
  );
}

/** What stands beside: how it goes, what it costs, and the way without this page. */
function Beside() {
  const { t } = texts();
  const rows = ['fee', 'need', 'age', 'sms'] as const;
  const icons = {
    fee: 'receipt-text',
    need: 'user-round-check',
    age: 'info',
    sms: 'mail',
  } as const;
  return (
    <section aria-labelledby="lease-how" className="mt-12 max-w-180">
      <h2 id="lease-how" className="text-2xl">
        {t('leasing.how')}
      </h2>
      <ul className="stack mt-4 list-none gap-3 p-0">
        {rows.map((row) => (
          <li
            key={row}
            className={`flex items-start gap-3 before:mt-0.5 before:text-primary ${withIcon(icons[row])}`}
          >
            {t(`leasing.facts.${row}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href="/leasing/company" data-document className="line-link text-link">
          {t('leasing.forCompany')}
        </a>
      </p>
    </section>
  );
}

/** What a lease comes to, of a product or of any price; whoever has the address sees the same. */
export async function CalculatorPage() {
  const { t, own } = texts();
  const { page } = requestContext();
  const asked = readAsked(page.query);
  const [found, terms] = asked.product
    ? await Promise.all([findLeased(asked.product, asked.variant), readLeaseTerms(asked.product)])
    : [null, usualTerms];
  const leased = found?.ok ? found.value : null;
  const closure = findClosure(closedLeasing);
  const title = t('leasing.title');
  return (
    <>
      <PageMeta
        title={leased ? `${own(leased, 'name')} · ${title}` : title}
        description={leased ? `${t('leasing.lead')} ${formatMnt(leased.price)}` : t('leasing.lead')}
        path="/leasing"
        noIndex={page.query.size > 0}
      />
      <PageHeader
        crumbs={[{ name: title, href: '/leasing' }]}
        title={title}
        lead={t('leasing.lead')}
      />
      <div className="page pb-16">
        {found?.ok === false && <Failed title={t('leasing.productFailed')} />}
        {found?.ok === true && found.value === null && (
          <p
            role="status"
            className={`mb-6 flex max-w-180 items-start gap-2 rounded-card bg-info-tint p-4 text-info ${withIcon('info')}`}
          >
            {t('leasing.notLeasable')}
          </p>
        )}
        {closure && <ClosedFlow closure={closure} isBegun={false} />}
        <Shown isOpen={closure === null} leased={leased} terms={terms} />
        <Beside />
      </div>
    </>
  );
}
