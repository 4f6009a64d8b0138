import { toLastDay } from '#domain/collection-end.ts';
import { formatDate } from '#i18n/format-date.ts';
import type { Locale } from '#i18n/locale.ts';
import type { PreorderPlace } from './place-store.ts';

/** The last day on which a place that is ready is collected, in words; null in every other state, and where none was said. */
export const toCollectDay = (
  { state, collectUntil }: Pick<PreorderPlace, 'state' | 'collectUntil'>,
  locale: Locale,
): string | null =>
  state === 'READY' && collectUntil !== null ? formatDate(toLastDay(collectUntil), locale) : null;
