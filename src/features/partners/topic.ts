import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import { toPlain } from '#i18n/keep-together.ts';
import { type Translate, translator } from '#i18n/translator.ts';
import { sendEmail } from '#services/email.ts';
import type { Offer } from './model.ts';
import { openOffer, partnerAddress } from './store.ts';

function toText({ organisation, name, phone, email, text }: Offer, t: Translate): string {
  const lines = [
    [t('partner.organisation'), organisation],
    [t('partner.name'), name],
    [t('flow.contact.phone'), phone],
    [t('flow.contact.email'), email || '—'],
  ].map(([label, value]) => `${label}: ${value}`);
  return toPlain([...lines, '', text].join('\n'));
}

/**
 * An offer goes to the operator's own address, in Mongolian, and is stored nowhere else: the message holds it sealed, and
 * is emptied once it was sent.
 */
export const partnerTopic = topic(
  'partner-offer',
  v.strictObject({ id: v.string(), sealed: v.string() }),
  async (body, key) => {
    const offer = await openOffer(body);
    const t = translator('mn');
    return sendEmail(key, {
      address: partnerAddress(),
      subject: toPlain(t('partner.mailSubject', { organisation: offer.organisation })),
      text: toText(offer, t),
    });
  },
);
