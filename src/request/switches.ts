import {
  findSet,
  findSetFlow,
  noticeId,
  type Switch,
  toFlowId,
  toProviderId,
} from '#domain/switches.ts';
import { formatUntil } from '#i18n/format-date.ts';
import { requestContext } from './context.ts';
import { texts } from './texts.ts';

const known = (): readonly Switch[] => requestContext().switches ?? [];

/** Why and until when something is off. */
export type Closure = Pick<Switch, 'textMn' | 'textEn' | 'untilAt'>;

export const findClosedFlow = (path: string): Closure | null =>
  findSet(known(), toFlowId(path), Date.now());
export const findClosedProvider = (provider: string): Closure | null =>
  findSet(known(), toProviderId(provider), Date.now());
/** Of the flow to which a link leads. */
export const findClosedHref = (href: string): Closure | null =>
  findSetFlow(known(), href, Date.now());
export const findNotice = (): Switch | null => findSet(known(), noticeId, Date.now());

/** The staff's own words, or the usual ones, and until when. */
export function toClosureWords(closure: Closure): { why: string; until: string | null } {
  const { t, own, locale } = texts();
  const { untilAt } = closure;
  return {
    why: own(closure, 'text') || t('switch.why'),
    until: untilAt === null ? null : t('switch.until', { time: formatUntil(untilAt, locale) }),
  };
}

const maxSeconds = 3600;
const usualSeconds = 600;

/** When whoever was refused may ask again: programs wait an hour at most. */
export function toRetrySeconds({ untilAt }: Closure, now = Date.now()): number {
  if (untilAt === null) return usualSeconds;
  return Math.min(maxSeconds, Math.max(1, Math.ceil((untilAt - now) / 1000)));
}
