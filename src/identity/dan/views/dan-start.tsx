import { formatDateTime } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { findRecentSimChange } from '../../sim-change/sim-change.ts';
import { GuardNote } from '../../sim-change/views/guard-note.tsx';
import { findProof } from '../../proof/find-proof.ts';
import { findCustomer, findVisitorId } from '../../session.ts';
import { type DanPurpose, danPurposes, readBack, toStartPath } from '../purposes.ts';
import { mayAttempt } from '../store.ts';
import { DanForm, DanOffer, TooManyAttempts } from './dan-offer.tsx';

/** The page that has led here, if it is one of those that may. */
const readOwnBack = (purpose: DanPurpose) =>
  readBack(purpose, requestContext().page.query.get('back'));

/** Somebody without a number says it in the flow, or signs in with it. */
function NumberFirst({ purpose }: { purpose: DanPurpose }) {
  const { t } = texts();
  const { who, continuesAt } = danPurposes[purpose];
  const isCustomers = who === 'customer';
  const signInHref = `/sign-in?next=${encodeURIComponent(toStartPath(purpose, readOwnBack(purpose)))}`;
  return (
    <div className="stack items-start gap-4">
      <p>{t(isCustomers ? 'dan.start.signIn' : 'dan.start.number')}</p>
      <a
        href={isCustomers ? signInHref : continuesAt}
        data-document={isCustomers ? true : undefined}
        className="btn-primary"
      >
        {isCustomers
          ? t('dan.start.toSignIn')
          : t('dan.continue', { flow: t(`flow.${purpose}.title`) })}
      </a>
    </div>
  );
}

async function NextStep({ purpose }: { purpose: DanPurpose }) {
  const [customer, visitorId] = await Promise.all([findCustomer(), findVisitorId()]);
  if (danPurposes[purpose].subject === 'owner' && !customer)
    return <NumberFirst purpose={purpose} />;
  if (visitorId && !(await mayAttempt(visitorId, Date.now()))) return <TooManyAttempts />;
  const { mode, origin } = requestContext();
  const back = readOwnBack(purpose);
  return (
    <>
      <DanForm action="/dan/start" fields={{ for: purpose, ...(back && { back }) }} />
      {mode === 'kiosk' && (
        <div className="max-w-72">
          <QrCode
            text={origin + toStartPath(purpose, back)}
            label={texts().t('dan.start.kioskQr')}
          />
        </div>
      )}
    </>
  );
}

/** The page that starts Dan without a draft. */
export async function DanStart({ purpose }: { purpose: DanPurpose }) {
  const { t, locale } = texts();
  const { subject, continuesAt: usual } = danPurposes[purpose];
  const back = readOwnBack(purpose);
  const continuesAt = back ?? usual;
  const name = t(`flow.${purpose}.title`);
  const [proof, customer] = await Promise.all([findProof(purpose), findCustomer()]);
  const guard = customer && (await findRecentSimChange(customer.isdn));
  return (
    <>
      <PageMeta title={t('dan.start.title')} description={t('flow.dan.text')} noIndex />
      <PageHeader
        crumbs={[
          { name, href: continuesAt },
          { name: t('dan.start.title'), href: toStartPath(purpose, back) },
        ]}
        title={t('dan.start.title')}
        lead={t(`dan.start.lead.${subject}`)}
      />
      <div className="page">
        <div className="stack max-w-180 gap-6">
          {guard && !proof && <GuardNote until={guard.until} />}
          {proof && (
            <p role="status" className="rounded-control bg-success-tint p-4 text-success">
              {t('dan.start.held', { time: formatDateTime(proof.expiresAt, locale) })}{' '}
              <a href={continuesAt} className="line-link font-bold underline underline-offset-4">
                {t('dan.continue', { flow: name })}
              </a>
            </p>
          )}
          <DanOffer subject={subject}>
            <NextStep purpose={purpose} />
          </DanOffer>
        </div>
      </div>
    </>
  );
}
