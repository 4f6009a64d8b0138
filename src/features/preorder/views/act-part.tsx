import type { ReactNode } from 'react';
import type { Preorder } from '#contracts/content/offers.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ClosedFlow } from '#flow/views/closed-flow.tsx';
import { formatDateTime } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { findPreorderClosure } from '../find-closure.ts';
import type { PreorderState } from '../find-state.ts';
import { isOrderedHere } from '../model.ts';
import { Identify } from './identify.tsx';
import { Panel } from '#ui/panel.tsx';
import { PlacePart } from './place-part.tsx';

interface ActPartProps {
  preorder: Preorder;
  state: PreorderState;
  /** The way to the payment of a place that is taken and not paid. */
  payment: (purchaseId: string) => ReactNode;
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
        <AgreementPart />
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
  const closure = findPreorderClosure();
  if (closure) return <ClosedFlow closure={closure} isBegun={line !== 'NONE'} />;
  if (phase === 'over') {
    return <Panel icon="clock" title={t('preorder.over')} text={t('preorder.overText')} />;
  }
  if (!isOrderedHere(preorder)) {
    return (
      <Panel icon="store" title={t('preorder.elsewhere')} text={t('preorder.elsewhereText')}>
        <a href="/service-branches" data-document className="btn-primary">
          {t('nav.branches')}
        </a>
      </Panel>
    );
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
