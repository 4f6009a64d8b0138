import type { ReactNode } from 'react';
import type { Preorder } from '#contracts/content/offers.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { withIcon } from '#ui/with-icon.ts';
import type { IconName } from '#ui/icon-names.ts';
import type { PreorderState } from '../find-state.ts';
import { PlacePart } from './place-part.tsx';

interface ActPartProps {
  preorder: Preorder;
  state: PreorderState;
  /** The way to the payment of a place that is taken and not paid. */
  payment: (purchaseId: string) => ReactNode;
}

/** What can be done now, or why nothing can: one thing at a time. */
function Panel({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="act" className="card p-5 sm:p-6">
      <h2
        id="act"
        className={`flex items-start gap-2.5 text-2xl before:mt-1 before:text-primary ${withIcon(icon)}`}
      >
        {title}
      </h2>
      <p className="mt-2 text-lg text-muted">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

function StepButton({ step, label }: { step: 'line' | 'wait'; label: MessageKey }) {
  return (
    <form method="post" action={requestContext().page.pathname}>
      <button
        type="submit"
        name="step"
        value={step}
        className="btn-primary w-full sm:w-fit sm:min-w-64"
      >
        {texts().t(label)}
      </button>
    </form>
  );
}

/** Each person has one place: whoever is signed in is known by their number, everybody else confirms one by a code. */
async function Identify({ purpose }: { purpose: MessageKey }) {
  const { t } = texts();
  const { pathname } = requestContext().page;
  const tan = await readTanState('preorder');
  return (
    <Panel icon="user-round-check" title={t('preorder.who.title')} text={t(purpose)}>
      {tan.at === 'start' ? (
        <form method="post" action={pathname} noValidate className="stack max-w-110 gap-4">
          <input type="hidden" name="step" value="phone" />
          <Field
            name="phone"
            type="tel"
            inputMode="numeric"
            label={t('flow.contact.phone')}
            hint={t('preorder.who.hint')}
            maxLength={20}
            autoComplete="tel"
            className="numbers"
          />
          <button type="submit" className="btn-primary self-start">
            {t('identity.getCode')}
          </button>
        </form>
      ) : (
        <TanStep
          state={tan}
          action={pathname}
          labels={{ submit: t('flow.continue'), failed: t('identity.later') }}
          otherHref={`${pathname}?step=number`}
        />
      )}
      <p className="mt-4 text-sm text-muted">
        {t('preorder.who.own')}{' '}
        <a href={toSignInHref(pathname)} data-document className="text-link">
          {t('identity.signIn')}
        </a>
      </p>
    </Panel>
  );
}

async function Reserve({ preorder, state }: Omit<ActPartProps, 'payment'>) {
  const { t, locale } = texts();
  const { deposit } = preorder;
  const { offeredUntil, who } = state;
  const text = offeredUntil
    ? t('preorder.offered', { time: formatDateTime(offeredUntil, locale) })
    : t('preorder.reserve.text');
  return (
    <Panel icon="gift" title={t('preorder.reserve.title')} text={text}>
      <form
        method="post"
        action={requestContext().page.pathname}
        noValidate
        className="stack gap-5"
      >
        <input type="hidden" name="step" value="reserve" />
        <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
        <p className="numbers text-muted">
          {t('preorder.reserve.for', { phone: maskPhoneNumber(who?.phone ?? '') })}
        </p>
        <ReceiptAndProvider />
        <PayButton total={deposit} price={formatMnt(deposit)} />
      </form>
    </Panel>
  );
}

function Soon({ preorder, state }: Omit<ActPartProps, 'payment'>) {
  const { t, locale } = texts();
  const time = preorder.opensAt ? formatDateTime(preorder.opensAt, locale) : '';
  if (state.line === 'LINE') {
    return (
      <Panel
        icon="circle-check"
        title={t('preorder.line.in')}
        text={t('preorder.line.inText', { time })}
      />
    );
  }
  return (
    <Panel icon="clock" title={t('preorder.line.title')} text={t('preorder.line.text', { time })}>
      <StepButton step="line" label="preorder.line.join" />
    </Panel>
  );
}

function Turn({ turn }: { turn: number }) {
  const { t } = texts();
  return (
    <Panel
      icon="clock"
      title={t('preorder.turn.title', { time: formatTime(new Date(turn)) })}
      text={t('preorder.turn.text')}
    >
      <a href={requestContext().page.pathname} data-document className="btn-line">
        {t('preorder.turn.reload')}
      </a>
    </Panel>
  );
}

function Full({ state: { line, before } }: { state: PreorderState }) {
  const { t } = texts();
  if (line === 'WAITING') {
    return (
      <Panel
        icon="users"
        title={t('preorder.waiting.in')}
        text={t('preorder.waiting.inText', { count: before })}
      />
    );
  }
  return (
    <Panel icon="users" title={t('preorder.waiting.title')} text={t('preorder.waiting.text')}>
      <StepButton step="wait" label="preorder.waiting.join" />
    </Panel>
  );
}

export function ActPart({ preorder, state, payment }: ActPartProps) {
  const { t } = texts();
  const { phase, who, place, line, left, turn } = state;
  if (place) {
    return <PlacePart place={place} payment={payment(place.purchaseId)} mayCancel />;
  }
  if (phase === 'over') {
    return <Panel icon="clock" title={t('preorder.over')} text={t('preorder.overText')} />;
  }
  if (!who) {
    const purpose = phase === 'soon' ? 'line' : left > 0 ? 'open' : 'full';
    return <Identify purpose={`preorder.who.${purpose}`} />;
  }
  if (phase === 'soon') return <Soon preorder={preorder} state={state} />;
  if (Date.now() < turn) return <Turn turn={turn} />;
  // Whoever waits comes before whoever comes by.
  const isFree = line === 'OFFERED' || (left > 0 && line !== 'WAITING');
  return isFree ? <Reserve preorder={preorder} state={state} /> : <Full state={state} />;
}
