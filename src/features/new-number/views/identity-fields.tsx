import { maskName } from '#domain/person-name.ts';
import { maskRegisterNumber, parseRegisterNumber } from '#domain/register-number.ts';
import { type Device, DeviceNote } from '#flow/esim/device-field.tsx';
import { DanOffer } from '#identity/dan/views/dan-offer.tsx';
import { readApplicant } from '#identity/proof/applicant.ts';
import { findProof } from '#identity/proof/find-proof.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { NotForCompanies } from '#ui/not-for-companies.tsx';
import { Choices } from '#ui/form/choices.tsx';
import { withIcon } from '#ui/with-icon.ts';

export function IdentityFields({ data }: { data: { sim: Device } }) {
  const { t } = texts();
  return (
    <>
      <DeviceNote {...data.sim} step="/newnumberv2/sim" />
      <Choices
        name="by"
        legend={t('newNumber.question.identity')}
        isAsked
        choices={[
          {
            value: 'DAN',
            title: t('newNumber.by.DAN'),
            text: t('newNumber.byText.DAN'),
            icon: 'shield-check',
          },
          {
            value: 'PASSPORT',
            title: t('newNumber.by.PASSPORT'),
            text: t('newNumber.byText.PASSPORT'),
            icon: 'globe',
          },
        ]}
      />
      <NotForCompanies />
    </>
  );
}

/** Whom Dan has confirmed for this draft; else what it tells, and the step's own button leads there. */
export async function DanFields({ draftId }: { draftId: string | null }) {
  const { t } = texts();
  const proof = draftId === null ? null : await findProof('newNumber', { draftId });
  const known = proof && (await readApplicant(proof));
  if (!known) {
    return (
      <DanOffer subject="applicant">
        {requestContext().mode === 'kiosk' && (
          <p className="rounded-control bg-info-tint p-4 text-info">{t('newNumber.danKiosk')}</p>
        )}
      </DanOffer>
    );
  }
  const register = parseRegisterNumber(known.registerNumber);
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-card bg-success-tint p-4 text-success ${withIcon('circle-check')}`}
    >
      <span>
        {t('newNumber.danDone')}
        <span className="block font-bold">
          {maskName(known.lastName)} {maskName(known.firstName)} ·{' '}
          {register && maskRegisterNumber(register)}
        </span>
      </span>
    </p>
  );
}
