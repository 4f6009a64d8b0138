import type { Subscriber } from '#contracts/mobile/subscriber.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { formatDate } from '#i18n/format-date.ts';
import { findOwnSince } from '#identity/holder/own-since.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { findNewestShift, toResultHref } from '../store.ts';

interface Coming {
  words: string;
  href: string | null;
}

/** What comes of a number's plan: what the service says of it, else what the site has had changed and knows. */
async function findComing(isdn: string, next: Subscriber['nextPlan']): Promise<Coming | null> {
  const { t, own, locale } = texts();
  const shift = await findNewestShift(isdn, await findOwnSince(isdn)).catch(() => null);
  const today = toUlaanbaatar(new Date()).date;
  const href = shift && toResultHref(shift.token);
  if (shift?.state === 'SENDING') {
    return { words: t('packageShift.note.sending', { plan: own(shift.to, 'name') }), href };
  }
  const isOwn = shift !== null && shift.effectiveOn > today;
  const from = next?.from ?? (isOwn ? shift.effectiveOn : null);
  const plan = next ?? (isOwn ? shift.to : null);
  if (!plan || from === null || from <= today) return null;
  const words = t('packageShift.note.from', {
    plan: own(plan, 'name'),
    date: formatDate(from, locale),
  });
  return { words, href: isOwn ? href : null };
}

/** Below the plan of "My number": the change that is under way, and the way to one. */
export async function ShiftNote({ isdn, next }: { isdn: string; next: Subscriber['nextPlan'] }) {
  const { t } = texts();
  const coming = await findComing(isdn, next);
  return (
    <div className="numbers flex flex-wrap items-center gap-x-6 gap-y-1">
      {coming && (
        <p
          className={`flex min-w-0 flex-1 items-start gap-2 font-medium text-info before:mt-1 ${withIcon('clock')}`}
        >
          <span>
            {coming.words}
            {coming.href && (
              <>
                {' '}
                <a href={coming.href} data-document className="line-link text-link">
                  {t('packageShift.note.see')}
                </a>
              </>
            )}
          </span>
        </p>
      )}
      <a
        href="/packageshift"
        data-document
        className={`line-link gap-1.5 text-link ${withIcon('arrow-left-right')}`}
      >
        {t('packageShift.note.change')}
      </a>
    </div>
  );
}
