import { maskName } from '#domain/person-name.ts';
import { maskRegisterNumber, parseRegisterNumber } from '#domain/register-number.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { toIconName } from '#ui/icon-names.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import type { Applicant } from '../../proof/applicant.ts';
import type { Proof } from '../../proof/store.ts';
import { danResults, type DanResultState, hasBranchRemedy } from '../model.ts';

type Times = Pick<Proof, 'subject' | 'verifiedAt' | 'expiresAt'>;

export interface DanOutcomeProps {
  state: DanResultState;
  /** What was to be proved, in the reader's language; null where that is not known. */
  name: string | null;
  /** The proof that is valid now, which may be one from before. */
  proof: Times | null;
  applicant: Applicant | null;
  /** Where the visitor goes on with a proof. */
  continuesAt: string | null;
  /** Where Dan is started again. */
  startsAt: string | null;
}

const maskText = (text: string) => {
  const number = parseRegisterNumber(text);
  return number ? maskRegisterNumber(number) : '';
};

function Facts({ proof, applicant }: { proof: Times; applicant: Applicant | null }) {
  const { t, locale } = texts();
  const facts: [string, string][] = [
    ...(applicant
      ? ([
          [
            t('dan.verified.name'),
            `${maskName(applicant.lastName)} ${maskName(applicant.firstName)}`,
          ],
          [t('dan.verified.register'), maskText(applicant.registerNumber)],
        ] satisfies [string, string][])
      : []),
    [t('dan.verified.at'), formatDateTime(proof.verifiedAt, locale)],
    [t('dan.verified.until'), formatDateTime(proof.expiresAt, locale)],
  ];
  return (
    <dl className="numbers grid w-full gap-x-6 gap-y-3 border-y-1 border-line py-5 xs:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ state, name, proof, continuesAt, startsAt }: DanOutcomeProps) {
  const { t } = texts();
  return (
    <div className="flex flex-wrap gap-3">
      {name !== null && proof && continuesAt && (
        <a href={continuesAt} className={`btn-primary ${withEndIcon('arrow-right')}`}>
          {t('dan.continue', { flow: name })}
        </a>
      )}
      {startsAt && state !== 'verified' && (
        <a
          href={startsAt}
          data-document
          className={`${proof ? 'btn-line' : 'btn-primary'} ${withIcon('rotate-cw')}`}
        >
          {t('dan.again')}
        </a>
      )}
      {hasBranchRemedy(state) && (
        <a href="/service-branches" className={`btn-line ${withIcon('map-pin')}`}>
          {t('nav.branches')}
        </a>
      )}
      {!startsAt && (
        <a href="/" className="btn-primary">
          {t('error.home')}
        </a>
      )}
    </div>
  );
}

/** Shows the outcome, what it means, and what to do next; on the page after the provider, or in a flow's step. */
export function DanOutcome(props: DanOutcomeProps) {
  const { t, locale } = texts();
  const { state, name, proof, applicant } = props;
  const { title, text, icon, tone } = danResults[state];
  const isApplicant = state === 'verified' && proof?.subject === 'applicant';
  return (
    <section className="card mx-auto stack max-w-160 items-start gap-5 p-6 sm:p-10">
      <span
        className={`row h-16 w-16 justify-center rounded-full text-3xl ${tone} ${withIcon(toIconName(icon))}`}
      />
      {name !== null && <p className="eyebrow">{name}</p>}
      <h1 tabIndex={-1} className="text-3xl">
        {t(title)}
      </h1>
      <p className="text-lg text-muted">{t(isApplicant ? 'dan.verified.applicant' : text)}</p>
      {proof && state !== 'verified' && (
        <p role="status" className="rounded-control bg-success-tint p-4 text-success">
          {t('dan.start.held', { time: formatDateTime(proof.expiresAt, locale) })}
        </p>
      )}
      {proof && state === 'verified' && <Facts proof={proof} applicant={applicant} />}
      <Actions {...props} />
    </section>
  );
}
