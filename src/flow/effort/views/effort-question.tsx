import { toHref } from '#request/page-address.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { improvement, isWithdrawn } from '../../consent/store.ts';
import { isAsked, maxComment, scores, type Finished } from '../model.ts';
import { hasAnswered } from '../store.ts';

/** Null where nobody is asked; a database that fails costs only the question. */
async function findState(finished: Finished): Promise<'asked' | 'answered' | null> {
  try {
    if (await hasAnswered(finished)) return 'answered';
    if (await isWithdrawn(finished.visitorId, improvement)) return null;
    return isAsked(finished, Date.now()) ? 'asked' : null;
  } catch {
    return null;
  }
}

/** How easy a flow was: on its result page, until it is answered, then thanks. */
export async function EffortQuestion(finished: Finished) {
  const { t } = texts();
  const state = await findState(finished);
  if (state === null) return null;
  if (state === 'answered') {
    return (
      <p className={`no-print mt-8 flex items-start gap-2 text-success ${withIcon('check')}`}>
        {t('effort.thanks')}
      </p>
    );
  }
  return (
    <section aria-labelledby="effort" className="no-print card mt-8 max-w-3xl p-5 sm:p-6">
      <h2 id="effort" className="text-2xl">
        {t('effort.title')}
      </h2>
      <p className="mt-1 text-muted">{t('effort.lead')}</p>
      <form
        method="post"
        action={toHref(requestContext().page)}
        noValidate
        className="stack mt-5 gap-6"
      >
        <Choices
          name="score"
          legend={t('effort.question')}
          columns
          choices={scores.map(({ score, icon }) => ({
            value: score,
            title: t(`effort.scores.${score}`),
            icon,
          }))}
        />
        <TextArea
          name="comment"
          label={t('effort.comment')}
          hint={t('effort.commentHint', { max: maxComment })}
          optional={t('form.optional')}
          maxLength={maxComment}
        />
        <SubmitButton
          label={t('effort.send')}
          pending={t('flow.sending')}
          className="btn-quiet self-start"
        />
      </form>
    </section>
  );
}
