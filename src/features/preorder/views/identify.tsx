import type { MessageKey } from '#i18n/translator.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Panel } from '#ui/panel.tsx';

/** Each person has one place: whoever is signed in is known by their number, everybody else confirms one by a code. */
export async function Identify({ purpose }: { purpose: MessageKey }) {
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
        <a href={toSignInHref(pathname)} data-document className="line-link text-link">
          {t('identity.signIn')}
        </a>
      </p>
    </Panel>
  );
}
