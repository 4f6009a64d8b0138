import * as v from 'valibot';
import { toAsker, toCountedBy } from '#fraud/asker.ts';
import { beginCount } from '#fraud/count-store.ts';
import { contactPhone, optionalEmail, requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, type GoTo, refuse, type Refusal } from '#forms/outcome.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { toast } from '#request/toast.ts';
import { offerLimits } from './model.ts';
import { sendOffer } from './store.ts';
import { partnerTopic } from './topic.ts';

const invalid: MessageKey = 'error.generic';

/** A few paragraphs, as they were typed. */
const text = v.pipe(
  v.string(invalid),
  v.transform((typed) => typed.replaceAll(/\r\n?/g, '\n').trim()),
  v.minLength(1, 'partner.fault.text'),
  v.maxLength(offerLimits.text, 'field.tooLong'),
);

const offerInput = v.strictObject(
  {
    organisation: requiredText(offerLimits.organisation, 'partner.fault.organisation'),
    name: requiredText(offerLimits.name, 'field.name'),
    phone: contactPhone,
    email: optionalEmail,
    text,
  },
  invalid,
);

/** An offer of a partner goes to the operator's address, once however often it is sent. */
export const offerForm = form(
  {
    name: 'partner-offer',
    input: offerInput,
    once: true,
    keep: ['organisation', 'name', 'phone', 'email', 'text'],
    failure: 'request.failed',
  },
  async (offer, { request }, { id }): Promise<GoTo | Refusal> => {
    const by = toCountedBy('partnerOffer', toAsker(request, { visitorId: '', isdn: null }));
    if (!(await beginCount(by))) return { ...refuse('error.tooMany'), status: 429 };
    await sendOffer(partnerTopic, id, offer);
    return goTo('/cooperation', { toast: toast('success', 'partner.sent') });
  },
);
