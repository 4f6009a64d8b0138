import { doubts, rejections } from '#domain/leasing-decision.ts';
import type { Translate } from '#i18n/translator.ts';

const known: readonly string[] = [...rejections, ...doubts];
const isKnown = (reason: string): reason is (typeof rejections)[number] | (typeof doubts)[number] =>
  known.includes(reason);

/** Why it was decided so: in our words, or in those of the person who decided. */
export const toReasonText = (reason: string, t: Translate): string =>
  isKnown(reason) ? t(`leasing.reason.${reason}`) : reason;
