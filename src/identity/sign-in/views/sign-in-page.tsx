import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { findSessionId } from '../../session.ts';
import { type Challenge, findChallenge } from '../../tan/tan.ts';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { toSignInHref } from '../model.ts';
import { CodeForms } from './code-forms.tsx';
import { NumberForm } from './number-form.tsx';

type Standing = 'unknown' | Challenge | null;

/** Where this visitor stands is on the server, so that every step survives a reload. */
async function findStanding(): Promise<Standing> {
  try {
    const sessionId = await findSessionId();
    return sessionId ? await findChallenge({ sessionId, purpose: 'sign-in' }) : null;
  } catch {
    return 'unknown';
  }
}

function toStep(standing: Challenge | null): Challenge | null {
  const { page, refusal } = requestContext();
  const wantsNumber = page.query.get('step') === 'number' || refusal?.field === 'isdn';
  const isOver = standing === null || standing.state === 'used' || standing.state === 'replaced';
  return wantsNumber || isOver ? null : standing;
}

/** `outbox`: where the messages can be read, when there is no telephone to read them on. */
export async function SignInPage({ outbox }: { outbox: boolean }) {
  const { t } = texts();
  const standing = await findStanding();
  const challenge = standing === 'unknown' ? null : toStep(standing);
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
          {standing === 'unknown' ? (
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
