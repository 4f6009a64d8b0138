import { findDanVerification } from '../dan-verified.ts';
import { type DanFlow, danFlows, type DanReturn, isDanFlow } from '../flows.ts';
import { findLatestFlow, findOutcome, type Verification } from '../store.ts';
import { formatDateTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { findCustomer } from '../../session.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { toIconName } from '#ui/icon-names.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { danResults, type DanResultState } from '../model.ts';

interface Result {
  state: DanResultState;
  /** The flow that the visitor has begun; null where this session has none. */
  flow: DanFlow | null;
  verification: Verification | null;
}

/** Reads the outcome from the session's own attempts; the address names only the flow, and may be forged. */
async function readResult(returnsTo: DanReturn): Promise<Result> {
  const named = requestContext().page.query.get('for');
  const customer = await findCustomer();
  if (!customer) return { state: 'missing', flow: null, verification: null };
  const isOwn = isDanFlow(named) && danFlows[named].returnsTo === returnsTo;
  const flow = isOwn ? named : await findLatestFlow(customer.id, returnsTo);
  if (!flow) return { state: 'missing', flow, verification: null };
  const [outcome, verification] = await Promise.all([
    isOwn ? findOutcome(customer.id, flow) : null,
    findDanVerification(flow),
  ]);
  // The outcome is stored longer than the verification is valid.
  const state = outcome === 'verified' && !verification ? 'missing' : (outcome ?? 'missing');
  return { state, flow, verification };
}

function Facts({ verification }: { verification: Verification }) {
  const { t } = texts();
  return (
    <dl className="numbers grid w-full gap-x-6 gap-y-3 border-y-1 border-line py-5 xs:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">{t('dan.verified.at')}</dt>
        <dd className="font-bold">{formatDateTime(new Date(verification.verifiedAt))}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('dan.verified.until')}</dt>
        <dd className="font-bold">{formatDateTime(new Date(verification.expiresAt))}</dd>
      </div>
    </dl>
  );
}

function Actions({ state, flow, verification }: Result) {
  const { t } = texts();
  const again = flow && `/dan/redirect?for=${flow}`;
  return (
    <div className="flex flex-wrap gap-3">
      {flow && verification && (
        <a
          href={danFlows[flow].continuesAt}
          className={`btn-primary ${withEndIcon('arrow-right')}`}
        >
          {t('dan.continue', { flow: t(`flow.${flow}.title`) })}
        </a>
      )}
      {again && state !== 'verified' && (
        <a
          href={again}
          data-document
          className={`${verification ? 'btn-line' : 'btn-primary'} ${withIcon('rotate-cw')}`}
        >
          {t('dan.again')}
        </a>
      )}
      {state === 'mismatch' && (
        <a href="/service-branches" className={`btn-line ${withIcon('map-pin')}`}>
          {t('nav.branches')}
        </a>
      )}
      {!again && (
        <a href="/" className="btn-primary">
          {t('error.home')}
        </a>
      )}
    </div>
  );
}

/** Shows the outcome, what it means, and what to do next. */
export async function DanResult({ returnsTo }: { returnsTo: DanReturn }) {
  const { t } = texts();
  const result = await readResult(returnsTo);
  const { state, flow, verification } = result;
  const { title, text, icon, tone } = danResults[state];
  const isValid = verification && state !== 'verified';
  return (
    <>
      <PageMeta title={t(title)} description={t('flow.dan.text')} noIndex />
      <div className="page py-8 sm:py-16">
        <section className="card mx-auto stack max-w-160 items-start gap-5 p-6 sm:p-10">
          <span
            className={`row h-16 w-16 justify-center rounded-full text-3xl ${tone} ${withIcon(toIconName(icon))}`}
          />
          {flow && <p className="eyebrow">{t(`flow.${flow}.title`)}</p>}
          <h1 tabIndex={-1} className="text-3xl">
            {t(title)}
          </h1>
          <p className="text-lg text-muted">{t(text)}</p>
          {isValid && (
            <p role="status" className="rounded-control bg-success-tint p-4 text-success">
              {t('dan.start.held', { time: formatDateTime(new Date(verification.expiresAt)) })}
            </p>
          )}
          {state === 'verified' && verification && <Facts verification={verification} />}
          <Actions {...result} />
        </section>
      </div>
    </>
  );
}
