import * as v from 'valibot';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, goTo, refuse } from '#forms/outcome.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import { toHref } from '#request/page-address.ts';
import { toast } from '#request/toast.ts';
import { improvement, isWithdrawn } from '../consent/store.ts';
import { type EffortFlow, isAsked, maxComment, scores, type Finished } from './model.ts';
import { insertEffort } from './store.ts';
import { effortTopic } from './topic.ts';

const choose = 'effort.fault.score';
const tooLong = 'effort.fault.comment';

const input = v.strictObject(
  {
    score: v.pipe(
      v.picklist(
        scores.map(({ score }) => score),
        choose,
      ),
      v.transform(Number),
    ),
    comment: v.optional(
      v.pipe(
        v.string(tooLong),
        v.trim(),
        // Browsers send two letters for a new line, and count one.
        v.transform((text) => text.replaceAll('\r\n', '\n')),
        v.maxLength(maxComment, tooLong),
      ),
      '',
    ),
  },
  choose,
);

/**
 * The effort question of one flow, sent from its result page. `find` says what was finished at the address with this
 * token; null where there is nothing.
 */
export const toEffortForm = (
  flow: EffortFlow,
  find: (token: string) => Promise<Omit<Finished, 'flow'> | null>,
): Form<GoTo> =>
  form(
    { name: `${flow}.effort`, input, keep: ['score', 'comment'] },
    async (given, { request }) => {
      const token = readToken(request.page.query);
      const found = token && (await find(token));
      const now = Date.now();
      const finished = found && { ...found, flow };
      if (!finished || !isAsked(finished, now)) return refuse('effort.over');
      // Whoever has withdrawn it in another window is not asked any more.
      if (await isWithdrawn(finished.visitorId, improvement)) return refuse('effort.over');
      const answered = { ...given, language: request.locale };
      const isFirst = await insertEffort(finished, answered, { now, topic: effortTopic });
      return goTo(toHref(request.page), {
        toast: isFirst ? toast('success', 'effort.thanks') : toast('info', 'effort.before'),
      });
    },
  );
