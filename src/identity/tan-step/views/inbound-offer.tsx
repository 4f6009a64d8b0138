import { parsePhoneNumber } from '#domain/phone-number.ts';
import { settings } from '#env.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { Subject } from '../../tan/tan.ts';

/** Refusals after which the customer can still go the other way round. */
const offered: readonly string[] = ['identity.locked', 'identity.busy', 'identity.challenge'];

interface InboundOfferProps {
  action: string;
  /** The field whose refusal leads here. */
  field: string;
  /** The number that was typed; left out, that of the challenge is meant. */
  isdn?: string | undefined;
  /** What has to be confirmed, where that is known: only a number of ours reaches the short number. */
  subject?: Subject;
}

/** Offers the other way round where no code is sent: the customer sends an SMS. */
export function InboundOffer({ action, field, isdn, subject }: InboundOfferProps) {
  const { t } = texts();
  const { formState } = requestContext();
  const isOffered = formState?.faults.some(
    (fault) => fault.field === field && offered.includes(fault.message),
  );
  if (!isOffered || !settings().SMS_SHORT_NUMBER) return null;
  if (subject && !(subject.channel === 'sms' && parsePhoneNumber(subject.address).ok)) return null;
  return (
    <form method="post" action={action} className="mt-6 border-t-1 border-line pt-5">
      <input type="hidden" name="step" value="inbound" />
      {isdn !== undefined && <input type="hidden" name="isdn" value={isdn} />}
      <p className="font-bold">{t('identity.inbound.offer')}</p>
      <p className="mb-4 mt-0.5 text-sm text-muted">{t('identity.inbound.offerText')}</p>
      <SubmitButton
        label={t('identity.inbound.choose')}
        pending={t('identity.checking')}
        className="btn-line w-full"
      />
    </form>
  );
}
