import type { ReactNode } from 'react';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { toSubject } from '#identity/fresh-code/fresh-code.ts';
import type { CustomerSession } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { type Act, acts, fileHref, findCopyEnd, path, readAct, toActHref } from '../acts.ts';
import { type Known, toRevision } from '../model.ts';
import { findPerson } from '../person.ts';
import { countParts } from '../store.ts';
import { Deletion, Parts } from './deletion.tsx';
import { Done } from './kept-list.tsx';
import { OnPhone } from './on-phone.tsx';

async function Code({ act, customer }: { act: Act; customer: CustomerSession }) {
  const { t } = texts();
  const subject = toSubject(customer);
  const state = await readTanState(acts[act], subject);
  return (
    <div className="mt-5 max-w-md" data-eager>
      <TanStep
        state={state}
        action={toActHref(act)}
        labels={{
          submit: t(act === 'copy' ? 'data.copy.submit' : 'data.delete.submit'),
          isFinal: act === 'delete',
          failed: t('identity.later'),
        }}
        subject={subject}
      />
    </div>
  );
}

async function Copy({ customer, isChosen }: { customer: CustomerSession; isChosen: boolean }) {
  const { t } = texts();
  const end = await findCopyEnd(customer);
  return (
    <section id="copy" aria-labelledby="copy-title" className="card p-5 sm:p-6">
      <h2 id="copy-title" className="text-xl">
        {t('data.copy.title')}
      </h2>
      <p className="mt-2">{t('data.copy.text')}</p>
      {end !== null ? (
        <div role="status" className="mt-4">
          <a href={fileHref} data-document className="btn-primary">
            {t('data.copy.open')}
          </a>
          <p className="numbers mt-2 text-sm text-muted">
            {t('data.copy.until', { time: formatTime(new Date(end)) })}
          </p>
        </div>
      ) : isChosen ? (
        <Code act="copy" customer={customer} />
      ) : (
        <a href={`${toActHref('copy')}#copy`} data-document className="btn-line mt-4">
          {t('data.copy.submit')}
        </a>
      )}
    </section>
  );
}

async function toData(known: Known): Promise<ReactNode> {
  const { t } = texts();
  const { mode, page } = requestContext();
  const person = await findPerson();
  // The edge redirects whoever is not signed in; this is for a session that ends in between.
  if (!person) {
    return (
      <a href={toSignInHref(path)} data-document className="btn-primary">
        {t('identity.signIn')}
      </a>
    );
  }
  const { customer, ids } = person;
  const { isdn } = customer;
  const counts = await countParts(ids, known.retention);
  const act = readAct(page.query);
  return (
    <div className="stack gap-6 lg:grid lg:grid-cols-2 lg:items-start">
      <section aria-labelledby="held-data" className="card p-5 sm:p-6">
        <h2 id="held-data" className="text-xl">
          {t('data.held')}
        </h2>
        <p data-revision={toRevision(counts)} className="numbers mt-1 text-muted">
          {maskPhoneNumber(isdn)}
        </p>
        <Parts counts={counts} />
        <p className="mt-4 flex flex-wrap gap-x-5">
          <a href="/privacy" className="line-link text-link">
            {t('data.policy')}
          </a>
          <a href="/digital-consent" className="line-link text-link">
            {t('data.consent')}
          </a>
        </p>
      </section>
      {mode === 'kiosk' ? (
        <OnPhone />
      ) : (
        <div className="stack gap-6">
          <Copy customer={customer} isChosen={act === 'copy'} />
          <section id="delete" aria-labelledby="delete-title" className="card p-5 sm:p-6">
            <h2 id="delete-title" className="text-xl">
              {t('data.delete.title')}
            </h2>
            {act === 'delete' ? (
              <>
                <Deletion customer={customer} ids={ids} known={known} counts={counts} />
                <Code act="delete" customer={customer} />
              </>
            ) : (
              <>
                <p className="mt-2">{t('data.delete.text')}</p>
                <a href={`${toActHref('delete')}#delete`} data-document className="btn-line mt-4">
                  {t('data.delete.see')}
                </a>
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}

/** What this site stores of a customer, a copy of it, and its deletion. */
export async function DataPage(known: Known) {
  const { t } = texts();
  const isDone = requestContext().page.query.get('done') === '1';
  const title = t(isDone ? 'data.done.title' : 'data.title');
  const content = isDone ? (
    <Done retention={known.retention} />
  ) : (
    await toData(known).catch(() => <Failed title={t('data.later')} />)
  );
  const crumbs = [
    { name: t('identity.account'), href: '/account' },
    { name: t('data.title'), href: path },
  ];
  return (
    <>
      <PageMeta title={title} description={t('data.lead')} noIndex />
      <PageHeader crumbs={crumbs} title={title} {...(isDone ? {} : { lead: t('data.lead') })} />
      <div className="page" data-eager>
        {content}
      </div>
    </>
  );
}
