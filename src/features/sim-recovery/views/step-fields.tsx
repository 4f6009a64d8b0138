import { brand } from '#domain/brand.ts';
import type { EsimCheck } from '#domain/esim-devices.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { ContactFields as Reached } from '#flow/contact/contact-fields.tsx';
import { DeviceField, DeviceNote } from '#flow/esim/device-field.tsx';
import { DanOffer } from '#identity/dan/views/dan-offer.tsx';
import { comparePersons } from '#identity/proof/compare-persons.ts';
import { findProof } from '#identity/proof/find-proof.ts';
import { findVisitorId } from '#identity/session.ts';
import { settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readRecoveryWays } from '#services/sim-recovery.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { Link } from '#ui/link.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { SimPicture } from './sim-picture.tsx';

interface Numbered {
  number: { isdn: string; registerNumber: string };
}

interface Chosen {
  way: string;
  check: EsimCheck;
}

/** For whom it can not be done here, and where it can: said before anything is typed. */
function Others() {
  const { t } = texts();
  const phone = brand.callCentre;
  return (
    <details className="card px-5 py-3">
      <summary
        className={`tap row cursor-pointer justify-between gap-4 font-bold ${withEndIcon('chevron-down')}`}
      >
        {t('simRecovery.others.title')}
      </summary>
      <ul className="stack gap-3 border-t-1 border-line py-4">
        {(['foreign', 'company', 'vip'] as const).map((who) => (
          <li key={who}>{t(`simRecovery.others.${who}`, { phone })}</li>
        ))}
      </ul>
      <a href="/service-branches" className={`btn-line mb-3 ${withIcon('map-pin')}`}>
        {t('nav.branches')}
      </a>
      <Link href={brand.corporateUrl} className="line-link mb-3 ml-4 text-link">
        {t('nav.corporate')}
      </Link>
    </details>
  );
}

export function NumberFields() {
  const { t } = texts();
  return (
    <>
      <Field
        name="isdn"
        label={t('simRecovery.number')}
        hint={t('simRecovery.numberHint')}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
        className="numbers max-w-60"
      />
      <Field
        name="registerNumber"
        label={t('register.label')}
        hint={t('simRecovery.registerHint')}
        maxLength={20}
        autoComplete="off"
        className="max-w-60"
      />
      <Others />
    </>
  );
}

/** Whom Dan has confirmed for this draft; else what it tells, and the step's own button leads there. */
export async function DanFields({ data, draftId }: { data: Numbered; draftId: string | null }) {
  const { t } = texts();
  const ownerOf = data.number.isdn;
  const proof = draftId && (await findProof('simRecovery', { ownerOf, draftId }));
  if (!proof || proof.draftId !== draftId) {
    return (
      <DanOffer subject="owner">
        {requestContext().mode === 'kiosk' && (
          <p className="rounded-control bg-info-tint p-4 text-info">{t('newNumber.danKiosk')}</p>
        )}
      </DanOffer>
    );
  }
  // What was refused is said above, alone.
  if (requestContext().formState?.faults.length) return null;
  const begunBy = await findVisitorId();
  const { registerNumber } = data.number;
  const of = { draftId, begunBy: begunBy ?? '', ownerOf, registerNumber };
  if ((await comparePersons('simRecovery', of)) !== 'same') {
    return (
      <p role="alert" className="rounded-card bg-danger-tint p-4 text-danger">
        {t('simRecovery.fault.person')}
      </p>
    );
  }
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-card bg-success-tint p-4 text-success ${withIcon('circle-check')}`}
    >
      {t('simRecovery.danDone', { number: groupPhoneNumber(ownerOf) })}
    </p>
  );
}

export function ReasonFields() {
  const { t } = texts();
  const icons = { LOST: 'search-x', DAMAGED: 'triangle-alert', UPGRADE: 'rotate-cw' } as const;
  return (
    <Choices
      name="reason"
      legend={t('simRecovery.question.reason')}
      isAsked
      choices={(['LOST', 'DAMAGED', 'UPGRADE'] as const).map((value) => ({
        value,
        title: t(`simRecovery.reason.${value}`),
        text: t(`simRecovery.reasonText.${value}`),
        icon: icons[value],
      }))}
    />
  );
}

const icons = { ESIM: 'qr-code', BLANK: 'card-sim', CARD: 'truck' } as const;
const ways = ['ESIM', 'BLANK', 'CARD'] as const;

/** What the service does not offer stays, and says so. */
export async function SimFields() {
  const { t } = texts();
  const read = await settleRead(await readRecoveryWays());
  const offered: readonly string[] = read.ok ? read.value.ways : ways;
  return (
    <>
      <Choices
        name="way"
        legend={t('simRecovery.question.sim')}
        isAsked
        choices={ways.map((value) => ({
          value,
          title: t(`simRecovery.way.${value}`),
          text: t(
            offered.includes(value) ? `simRecovery.wayText.${value}` : 'simRecovery.wayLacking',
          ),
          icon: icons[value],
          disabled: !offered.includes(value),
        }))}
      />
      <DeviceField />
    </>
  );
}

export function CardFields() {
  const { t } = texts();
  return (
    <>
      <SimPicture />
      <Field
        name="simNumber"
        label={t('simRecovery.simNumber')}
        hint={t('simRecovery.simNumberHint')}
        inputMode="text"
        maxLength={40}
        autoComplete="off"
        className="numbers max-w-80"
      />
    </>
  );
}

/** The step after an eSIM was chosen: another way can still be taken, before anything is paid. */
export function ContactFields({ data: { sim } }: { data: { sim: Chosen } }) {
  const { t } = texts();
  return (
    <>
      <DeviceNote sim={sim.way} check={sim.check} step="/simRecovery/sim" />
      <Reached phoneHint={t('simRecovery.phoneHint')} emailHint={t('simRecovery.emailHint')} />
    </>
  );
}
