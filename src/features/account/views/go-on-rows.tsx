import { groupPhoneNumber } from '#domain/phone-number.ts';
import type { OwnDraft } from '#flow/own-drafts.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { type Assessment, toAssessmentHref } from '#leasing/model.ts';
import type { ListedOrder } from '#order/list-store.ts';
import { toCollectDay } from '#purchase/collect-day.ts';
import type { listHolds } from '#purchase/hold-store.ts';
import { kindOf } from '#purchase/kinds.ts';
import { type Purchase, toResultHref } from '#purchase/model.ts';
import type { PreorderPlace } from '#purchase/place-store.ts';
import { type Recovery, toRecoveryHref } from '#purchase/sim-recovery/model.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { draftKinds } from '../model.ts';

export type OwnPlace = PreorderPlace & { purchase: Purchase };
export type Hold = Awaited<ReturnType<typeof listHolds>>[number];

const row = 'row tap gap-4 border-t-1 border-line py-2.5';
const asLink = `${row} group after:ml-auto after:text-muted ${withEndIcon('chevron-right')}`;

function Words({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0">
      <span className="block font-bold group-hover:underline">{title}</span>
      <span className="numbers block text-sm text-muted">{text}</span>
    </span>
  );
}

export function OrderRow({ order: { code, lines, status } }: { order: ListedOrder }) {
  const { t, own } = texts();
  const [first] = lines;
  const text = `${t('account.payments.order', { code })} · ${t(`order.status.${status}`)}`;
  return (
    <a href={`/order/${code}`} data-document className={asLink}>
      <Words title={first ? own(first, 'name') : code} text={text} />
    </a>
  );
}

export function DraftRow({ draft: { id, kind, expiresAt, isHere } }: { draft: OwnDraft }) {
  const { t, locale } = texts();
  const flow = draftKinds[kind];
  if (!flow) return null;
  const date = formatDate(expiresAt, locale);
  const title = t(flow.title);
  if (isHere) {
    return (
      <a href={flow.path} data-document className={asLink}>
        <Words title={title} text={t('account.goOn.until', { date })} />
      </a>
    );
  }
  return (
    <form method="post" action="/account" className={`${row} flex-wrap justify-between`}>
      <input type="hidden" name="draft" value={id} />
      <Words title={title} text={t('account.goOn.elsewhere', { date })} />
      <button type="submit" className="btn-line" aria-label={`${t('flow.continue')}: ${title}`}>
        {t('flow.continue')}
      </button>
    </form>
  );
}

/** A SIM card that somebody brings, or lays ready. */
export function SimRow({ purchase: { item, code, token } }: { purchase: Purchase }) {
  const { t, locale } = texts();
  const { number, what } = kindOf(item).toWords(item, locale);
  const text = `${t('account.payments.order', { code })} · ${t('account.goOn.sim')}`;
  return (
    <a href={toResultHref(token)} data-document className={asLink}>
      <Words title={number ?? what ?? ''} text={text} />
    </a>
  );
}

/** A SIM that is being replaced, or was a short while ago. */
export function RecoveryRow({ recovery: { isdn, state, token } }: { recovery: Recovery }) {
  const { t } = texts();
  const text = `${t('account.goOn.recovery')} · ${t(`simRecovery.state.${state}`)}`;
  return (
    <a href={toRecoveryHref(token)} data-document className={asLink}>
      <Words title={groupPhoneNumber(isdn)} text={text} />
    </a>
  );
}

/** Whether somebody may lease: asked, waiting for a person, or ready to be ordered with. */
export function AssessmentRow({ assessment: { token, state, code } }: { assessment: Assessment }) {
  const { t } = texts();
  const shown = state === 'PENDING' || state === 'COMPLETE' ? state : 'asking';
  return (
    <a href={toAssessmentHref(token)} data-document className={asLink}>
      <Words
        title={t('flow.leasing.title')}
        text={`${t('account.payments.order', { code })} · ${t(`leasing.result.${shown}`)}`}
      />
    </a>
  );
}

/** A product that was pre-ordered and is not collected yet. */
export function PlaceRow({ place }: { place: OwnPlace }) {
  const { productId, state, purchase } = place;
  const { t, own, locale } = texts();
  const title = purchase.item.kind === 'preorder' ? own(purchase.item, 'name') : '';
  const day = toCollectDay(place, locale);
  const words = day ? t('preorder.collectUntil', { day }) : t(`preorder.state.${state}`);
  return (
    <a href={`/pre-order/${productId}`} data-document className={asLink}>
      <Words title={title} text={`${t('product.preorder')} · ${words}`} />
    </a>
  );
}

/** One of another device is gone on with by its draft, which is listed too. */
export function HoldRow({ hold: { isdn, expiresAt, isHere } }: { hold: Hold }) {
  const { t, locale } = texts();
  const text = t('account.goOn.held', { time: formatDateTime(expiresAt, locale) });
  if (!isHere) {
    return (
      <p className={row}>
        <Words title={groupPhoneNumber(isdn)} text={text} />
      </p>
    );
  }
  return (
    <a href="/newnumberv2" data-document className={asLink}>
      <Words title={groupPhoneNumber(isdn)} text={text} />
    </a>
  );
}
