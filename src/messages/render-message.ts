import { brand } from '#domain/brand.ts';
import { toPlain } from '#i18n/keep-together.ts';
import type { Locale } from '#i18n/locale.ts';
import { localized } from '#i18n/localized.ts';
import { translator } from '#i18n/translator.ts';
import { type Channel, findTemplate, type MessageEvent } from './table.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

export interface RenderedMessage {
  /** Empty for an SMS. */
  subject: string;
  text: string;
}

/** The words of a message in one language. */
export function renderMessage(
  event: MessageEvent,
  channel: Channel,
  { language, values }: { language: Locale; values: MessageValues },
): RenderedMessage {
  const template = findTemplate(event, channel);
  if (!template) throw new Error(`${event} has no template for ${channel}`);
  const t = translator(language);
  const all = { name: localized(brand, 'shortName', language), ...values };
  const subject = template.subject === undefined ? '' : toPlain(t(template.subject, all));
  return { subject, text: toPlain(t(template.text, all)) };
}
