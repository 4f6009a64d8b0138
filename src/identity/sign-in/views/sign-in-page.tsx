import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { findVisitorId } from '../../session.ts';
import { type Challenge, findChallenge } from '../../tan/tan.ts';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { toSignInHref } from '../model.ts';
import { CodeForms } from './code-forms.tsx';
import { NumberForm } from './number-form.tsx';

type CurrentChallenge = 'unknown' | Challenge | null;

/** The step is stored on the server, so that it survives a reload. */
async function findCurrentChallenge(): Promise<CurrentChallenge> {
  try {
    const sessionId = await findVisitorId();
    return sessionId ? await findChallenge({ sessionId, purpose: 'sign-in' }) : null;
  } catch {
    return 'unknown';
  }
}

function toStep(current: Challenge | null): Challenge | null {
  const { page, refusal } = requestContext();
  const wantsNumber = page.query.get('step') === 'number' || refusal?.field === 'isdn';
  const isOver = current === null || current.state === 'used' || current.state === 'replaced';
  return wantsNumber || isOver ? null : current;
}

/** `outbox`: links to the embedded operator's messages, because no real telephone gets them. */
export async function SignInPage({ outbox }: { outbox: boolean }) {
  const { t } = texts();
  const current = await findCurrentChallenge();
  const challenge = current === 'unknown' ? null : toStep(current);
  const title = t(challenge ? 'identity.codeTitle' : 'identity.signIn');
  return (
    <>
      <PageMeta title={title} description={t('identity.lead')} noIndex />
      <PageHeader
        crumbs={[{ name: t('identity.signIn'), href: toSignInHref(null) }]}
        title={title}
        {...(challenge ? {} : { lead: t('identity.lead') })}
      />
      <div className="page" data-eager>
        <div className="max-w-md">
          {current === 'unknown' ? (
            <Failed title={t('identity.later')} />
          ) : (
            <div className="card p-5 sm:p-6">
              {challenge ? <CodeForms challenge={challenge} now={Date.now()} /> : <NumberForm />}
            </div>
          )}
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
