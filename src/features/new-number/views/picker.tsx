import type { NumberList } from '#contracts/mobile/numbers.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { readWishedPlan } from '#request/wished-plan.ts';
import { readNumbers } from '#services/numbers.ts';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { listWishes, pageSize, readWanted, toQuery, type Wanted } from '../model.ts';
import { findClosure } from '#flow/define-flow.ts';
import { ClosedFlow } from '#flow/views/closed-flow.tsx';
import { Lacking } from '#flow/views/lacking.tsx';
import { closedNumbers } from '../closed-numbers.ts';
import { NumberCards } from './number-cards.tsx';
import { WishForm } from './wish-form.tsx';
import { WishedPlan, WishedPlanNote } from './wished-plan.tsx';

/** Each wish that is set, as a link that leaves it out. */
function Looser({ wanted }: { wanted: Wanted }) {
  const { t } = texts();
  const { page } = requestContext();
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-2">
      {listWishes(wanted).map((name) => (
        <a
          key={name}
          href={toHref(page, { [name]: null, after: null })}
          rel="nofollow"
          className={`chip gap-2 ${withEndIcon('x')}`}
        >
          {t('newNumber.without', {
            what: t(`newNumber.wish.${name}`),
            value:
              name === 'class' && wanted.class
                ? t(`newNumber.class.${wanted.class}`)
                : wanted[name],
          })}
        </a>
      ))}
    </div>
  );
}

function Found({ list, wanted }: { list: NumberList; wanted: Wanted }) {
  const { t } = texts();
  const { page } = requestContext();
  const { items, next, partial } = list;
  const onwards = next && (
    <a
      href={toHref(page, { after: next })}
      rel="nofollow next"
      className={`btn-line ${withEndIcon('chevron-right')}`}
    >
      {t(partial ? 'newNumber.searchOn' : 'newNumber.nextPage')}
    </a>
  );
  if (items.length === 0) {
    return (
      <Empty
        icon="search-x"
        title={t(partial ? 'newNumber.noneYet' : 'newNumber.none')}
        text={t(partial ? 'newNumber.noneYetText' : 'newNumber.noneText')}
      >
        <Looser wanted={wanted} />
        {onwards}
      </Empty>
    );
  }
  return (
    <>
      <form method="post" action="/newnumberv2/number">
        <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
        <WishedPlan id={readWishedPlan()} />
        <NumberCards numbers={items} />
      </form>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {page.query.has('after') && (
          <a href={toHref(page, { after: null })} className="line-link text-link">
            {t('newNumber.firstPage')}
          </a>
        )}
        {onwards}
        {partial && <p className="w-full text-sm text-muted">{t('newNumber.partial')}</p>}
      </div>
    </>
  );
}

/** As high as a page of numbers. */
const Skeleton = () => (
  <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-3">
    {Array.from({ length: pageSize }, (_, i) => (
      <div key={i} className="skeleton h-20" />
    ))}
  </div>
);

/** The numbers that can be had, by what somebody wishes. */
function Numbers() {
  const { t } = texts();
  const { page } = requestContext();
  const wanted = readWanted(page.query);
  const cursor = (page.query.get('after') ?? '').slice(0, 64);
  const result = readNumbers(toQuery(wanted, cursor));
  return (
    <>
      <WishedPlanNote id={readWishedPlan()} />
      <WishForm wanted={wanted} />
      <h2 className="mt-8 mb-4 text-2xl">{t('newNumber.numbers')}</h2>
      <Section
        read={{ state: 'pending', result }}
        skeleton={<Skeleton />}
        failed={<Lacking title={t('newNumber.failed')} />}
      >
        {(list) => <Found list={list} wanted={wanted} />}
      </Section>
    </>
  );
}

/** The entrance: numbers that can be had, by what somebody wishes. A press on one keeps it and begins the flow. */
export function NumberPicker() {
  const { t } = texts();
  const { page } = requestContext();
  const closure = findClosure(closedNumbers);
  const title = t('flow.newNumber.title');
  return (
    <>
      <PageMeta
        title={title}
        description={t('newNumber.lead')}
        path="/new-number"
        noIndex={page.query.size > 0}
      />
      <PageHeader
        crumbs={[{ name: title, href: '/new-number' }]}
        title={title}
        lead={t('newNumber.lead')}
      />
      <div className="page pb-16">
        {closure ? <ClosedFlow closure={closure} isBegun={false} /> : <Numbers />}
      </div>
    </>
  );
}
