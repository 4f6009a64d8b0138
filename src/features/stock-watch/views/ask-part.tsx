import type { ReactNode } from 'react';
import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDate } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { findLooker, purpose, readAsked } from '../asked.ts';
import { readOwnWatches } from '../store.ts';

type Watches = Awaited<ReturnType<typeof readOwnWatches>>;

const toMasked = ({ channel, address }: Watches[number]): string =>
  channel === 'sms' ? maskPhoneNumber(address) : maskEmailAddress(address);

/** Where the message goes, and one press that ends it. */
function Waiting({ watches, action }: { watches: Watches; action: string }) {
  const { t, locale } = texts();
  const until = Math.max(...watches.map(({ expiresAt }) => expiresAt));
  return (
    <Panel
      icon="circle-check"
      title={t('stockWatch.waiting')}
      text={t('stockWatch.waitingText', {
        address: watches.map(toMasked).join(', '),
        day: formatDate(until, locale),
      })}
    >
      <form method="post" action={action}>
        <button type="submit" name="step" value="stop" className="btn-line">
          {t('stockWatch.stop')}
        </button>
      </form>
    </Panel>
  );
}

function OwnNumber({ isdn, action }: { isdn: string; action: string }) {
  const { t } = texts();
  return (
    <form method="post" action={action}>
      <button
        type="submit"
        name="step"
        value="own"
        className="btn-primary numbers w-full sm:w-auto"
      >
        {t('stockWatch.toNumber', { number: maskPhoneNumber(isdn) })}
      </button>
    </form>
  );
}

function Contact({ action, isSecond }: { action: string; isSecond: boolean }) {
  const { t } = texts();
  return (
    <form method="post" action={action} noValidate className="stack max-w-110 gap-4">
      <input type="hidden" name="step" value="contact" />
      <Field
        name="contact"
        label={t(isSecond ? 'stockWatch.otherContact' : 'stockWatch.contact')}
        hint={t('stockWatch.contactHint')}
        type="text"
        inputMode="email"
        autoComplete="tel"
        maxLength={254}
      />
      <button type="submit" className={`${isSecond ? 'btn-line' : 'btn-primary'} self-start`}>
        {t('identity.getCode')}
      </button>
    </form>
  );
}

/** One thing at a time: what is waited for already, the code that was sent, or where the message shall go. */
export async function toAskPart(): Promise<ReactNode> {
  const { t } = texts();
  const { stay: action, ...watched } = readAsked();
  const looker = await findLooker();
  const watches = looker ? await readOwnWatches(watched, looker) : [];
  if (watches.length > 0) return <Waiting watches={watches} action={action} />;
  const [customer, tan] = await Promise.all([findCustomer(), readTanState(purpose)]);
  const isAsked = tan.at === 'start';
  return (
    <Panel icon="mail" title={t('stockWatch.ask')} text={t('stockWatch.askText')}>
      {isAsked ? (
        <div className="stack gap-6">
          {customer && <OwnNumber isdn={customer.isdn} action={action} />}
          <Contact action={action} isSecond={customer !== null} />
        </div>
      ) : (
        <TanStep
          state={tan}
          action={action}
          labels={{ submit: t('stockWatch.submit'), failed: t('identity.later') }}
          otherHref={`${action}${action.includes('?') ? '&' : '?'}step=number`}
        />
      )}
      {!customer && isAsked && (
        <p className="mt-4 text-sm text-muted">
          {t('stockWatch.own')}{' '}
          <a href={toSignInHref(action)} data-document className="line-link text-link">
            {t('identity.signIn')}
          </a>
        </p>
      )}
    </Panel>
  );
}
