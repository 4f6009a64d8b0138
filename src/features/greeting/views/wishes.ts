import { texts } from '#request/texts.ts';
import { greetingTemplates, type GreetingTemplate } from '../model.ts';

/** What each card wishes, in the language of this request. */
export function listWishes(): Record<GreetingTemplate, string> {
  const { t } = texts();
  return Object.fromEntries(
    greetingTemplates.map(({ id }) => [id, t(`greeting.wish.${id}`)]),
  ) as Record<GreetingTemplate, string>;
}
