import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { readTanState, type TanState, TanStep } from '../../tan-step/views/tan-step.tsx';
import { toSignInHref } from '../model.ts';

const titles = {
  unknown: 'identity.signIn',
  start: 'identity.signIn',
  code: 'identity.codeTitle',
  over: 'identity.again',
  inbound: 'identity.inbound.title',
} as const satisfies Record<TanState['at'], string>;

/** `outbox`: links to the embedded operator's messages, because no real telephone gets them. */
export async function SignInPage({ outbox }: { outbox: boolean }) {
  const { t } = texts();
  const next = requestContext().page.query.get('next');
  const state = await readTanState('sign-in');
  const title = t(titles[state.at]);
  return (
    <>
      <PageMeta title={title} description={t('identity.lead')} noIndex />
      <PageHeader
        crumbs={[{ name: t('identity.signIn'), href: toSignInHref(null) }]}
        title={title}
        {...(state.at === 'start' ? { lead: t('identity.lead') } : {})}
      />
      <div className="page" data-eager>
        <div className="max-w-md">
          <TanStep
            state={state}
            action={toSignInHref(next)}
            labels={{ submit: t('identity.signIn'), failed: t('identity.later') }}
            otherHref={toSignInHref(next, 'number')}
          />
          {outbox && (
            <a href="/operator/outbox" data-document className="line-link mt-4 text-link">
              {t('identity.outbox')}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
