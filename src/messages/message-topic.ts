import * as v from 'valibot';
import { settings } from '#env.ts';
import { putMessage, type PutOptions, topic, type Topic } from '#forms/outbox.ts';
import { toAddressIn } from '#i18n/address-in.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Outcome } from '#lib/outcome.ts';
import { sendEmail } from '#services/email.ts';
import { sendSms } from '#services/sms.ts';
import { type MessageValues, renderMessage } from './render-message.ts';
import {
  type Channel,
  channels,
  findTemplate,
  isMessageEvent,
  type MessageEvent,
} from './table.ts';

/** To whom an event's messages go, and with which values. */
export interface Recipient {
  /** As it is stored with the order. */
  language: Locale;
  phone?: string;
  /** Empty where none was given. */
  email?: string;
  values: MessageValues;
  /** A path of this site, which the template has as `{{link}}`. */
  path?: string;
}

/** `id` is that of a row: who is told, and what, is read when the message is sent. */
const messageBody = v.strictObject({
  event: v.string(),
  channel: v.picklist(channels),
  id: v.string(),
});
export type MessageBody = v.InferOutput<typeof messageBody>;
export type MessageTopic = Topic<MessageBody>;

/** Why a message stays in the outbox for the version that knows its event. */
class UnknownEvent extends Error {
  readonly kind = 'event';
}

const nothingToSend = { ok: true, value: null } as const;

type Sent = Outcome<null, Error & { kind: string }>;

async function send(
  { event, channel, key }: { event: MessageEvent; channel: Channel; key: string },
  found: Recipient,
): Promise<Sent> {
  const { language, phone = '', email = '', path = '/' } = found;
  const link = toAddressIn(language, settings().SITE_ORIGIN + path);
  const values = { ...found.values, link };
  const address = channel === 'sms' ? phone : email;
  if (address === '') return nothingToSend;
  const message = renderMessage(event, channel, { language, values });
  return channel === 'sms'
    ? sendSms(key, { isdn: address, text: message.text })
    : sendEmail(key, { address, ...message });
}

/**
 * The topic of a feature's messages. `find` reads the row of an event; null where it was deleted. `done` is called with the
 * id once the message was taken: where it throws, the same message is sent again under its key.
 */
export const messageTopic = (
  name: string,
  find: (id: string) => Promise<Recipient | null>,
  { done }: { done?: (id: string) => Promise<unknown> } = {},
): MessageTopic =>
  topic(name, messageBody, async ({ event, channel, id }, key): Promise<Sent> => {
    if (!isMessageEvent(event)) return { ok: false, error: new UnknownEvent(event) };
    if (!findTemplate(event, channel)) return nothingToSend;
    const found = await find(id);
    if (!found) return nothingToSend;
    const sent = await send({ event, channel, key }, found);
    if (sent.ok) await done?.(id);
    return sent;
  });

interface Told {
  /** For the batch of what happened, one for each channel of the event. */
  statements: Record<Channel, ReturnType<typeof putMessage> | undefined>;
  /** For `drainOutbox` after it. */
  keys: string[];
}

/** Writes the messages of an event about a row, each once. */
export function tell(
  to: MessageTopic,
  { event, id }: { event: MessageEvent; id: string },
  options: PutOptions,
): Told {
  const keys: string[] = [];
  const write = (channel: Channel) => {
    if (!findTemplate(event, channel)) return undefined;
    const key = `${event} ${channel} ${id}`;
    keys.push(key);
    return putMessage(to, { key, body: { event, channel, id } }, options);
  };
  return { statements: { sms: write('sms'), email: write('email') }, keys };
}
