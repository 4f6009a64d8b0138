import type { ReactNode } from 'react';
import { formatDateTime } from '#i18n/format-date.ts';
import { toCollectDay } from '#purchase/collect-day.ts';
import type { PlaceState, PreorderPlace } from '#purchase/place-store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import type { IconName } from '#ui/icon-names.ts';
import { tintClass } from '#ui/tint.ts';
import { withIcon } from '#ui/with-icon.ts';

const looks: Readonly<Record<PlaceState, { icon: IconName; tint: keyof typeof tintClass }>> = {
  RESERVED: { icon: 'clock', tint: 'warning' },
  CONFIRMED: { icon: 'circle-check', tint: 'success' },
  READY: { icon: 'store', tint: 'success' },
  COLLECTED: { icon: 'package-open', tint: 'success' },
  EXPIRED: { icon: 'clock', tint: 'warning' },
  CANCELED: { icon: 'circle-x', tint: 'danger' },
  LAPSED: { icon: 'clock', tint: 'warning' },
};

/** What has happened and when, the present state first. */
function Timeline({ place }: { place: PreorderPlace }) {
  const { t, locale } = texts();
  const { state, createdAt, confirmedAt, readyAt, endedAt } = place;
  const past = [
    { at: createdAt, state: 'RESERVED' as const },
    { at: confirmedAt, state: 'CONFIRMED' as const },
    { at: readyAt, state: 'READY' as const },
    { at: endedAt, state },
  ].filter((one): one is { at: number; state: PlaceState } => one.at !== null);
  return (
    <section aria-labelledby="timeline" className="mt-6 border-t-1 border-line pt-5">
      <h3 id="timeline" className="text-lg">
        {t('order.timeline')}
      </h3>
      <ol className="m-0 mt-3 grid list-none gap-3 p-0">
        {past.toReversed().map((event, at) => (
          <li key={event.state} className="flex items-center gap-3">
            <span
              className={`row h-9 w-9 shrink-0 justify-center rounded-full text-lg ${at === 0 ? tintClass[looks[event.state].tint].ground : 'bg-sunken text-muted'} ${withIcon(looks[event.state].icon)}`}
            />
            <span className={at === 0 ? 'font-bold' : 'text-muted'}>
              {t(`preorder.state.${event.state}`)}
              <span className="numbers block text-sm font-normal text-muted">
                {formatDateTime(event.at, locale)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Until it is ready its owner may give it back; the box says that they mean it, without scripts too. */
function CancelForm() {
  const { t } = texts();
  const { page, formState } = requestContext();
  return (
    <details open={formState?.typed['step']?.[0] === 'cancel'} className="mt-6">
      <summary className="line-link text-sm text-muted hover:underline">
        {t('preorder.cancel.title')}
      </summary>
      <form method="post" action={page.pathname} className="stack mt-3 items-start gap-4">
        <input type="hidden" name="step" value="cancel" />
        <p>{t('preorder.cancel.text')}</p>
        <button type="submit" name="sure" value="yes" className="btn-line">
          {t('preorder.cancel.send')}
        </button>
      </form>
    </details>
  );
}

interface PlacePartProps {
  place: PreorderPlace;
  /** Where its deposit is paid, as long as that waits. */
  payment?: ReactNode;
  /** Whether it can be given back from here. */
  mayCancel?: boolean;
}

/** A place among those who get a product first: its state, large, what it means, and what has happened. */
export function PlacePart({ place, payment, mayCancel = false }: PlacePartProps) {
  const { t, locale } = texts();
  const { state } = place;
  const { icon, tint } = looks[state];
  const day = toCollectDay(place, locale);
  const text = day ? t('preorder.collectText', { day }) : t(`preorder.stateText.${state}`);
  return (
    <section aria-labelledby="place" data-revision={`place ${state}`} className="card p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <span
          className={`row h-14 w-14 shrink-0 justify-center rounded-full text-3xl ${tintClass[tint].ground} ${withIcon(icon)}`}
        />
        <h2 id="place" className="text-2xl">
          {t(`preorder.state.${state}`)}
        </h2>
      </div>
      <p className="mt-4 text-lg text-muted">{text}</p>
      {state === 'RESERVED' && payment}
      <Timeline place={place} />
      {mayCancel && state === 'CONFIRMED' && <CancelForm />}
    </section>
  );
}
