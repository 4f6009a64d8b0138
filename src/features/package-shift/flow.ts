import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { type PlanChange, toPlanChange } from '#domain/plan-change.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step } from '#flow/step.ts';
import { passportForm, toPassportHolder } from '#forms/passport-fields.ts';
import { answer, goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { formatDate } from '#i18n/format-date.ts';
import { dan } from '#identity/dan/guard.ts';
import { findFreshCode } from '#identity/fresh-code/fresh-code.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { checkShiftPassport, readShiftPlans } from '#services/package-shift.ts';
import { checkShift } from './check.ts';
import { confirm } from './confirm.ts';
import { checkForm, chooseForm, compareForm, confirmForm, reasonForm } from './form.ts';
import { checkedNumber, plan } from './frozen.ts';
import { isBlocking } from './model.ts';
import { refusePassport } from './passport-guard.ts';

const failed = (field?: string): Refusal => ({
  ...refuse('packageShift.fault.failed', field),
  status: 503,
});
const isDown = ({ change }: { change: PlanChange }) => change === 'DOWN';
const isByDan = ({ by }: { by: string }) => by === 'DAN';
const isByPassport = ({ by }: { by: string }) => by === 'PASSPORT';

const passportFaults = {
  OTHER: 'packageShift.fault.passportOther',
  BRANCH: 'packageShift.fault.passportBranch',
} as const;

const steps = step('check', {
  title: 'packageShift.step.check',
  question: 'packageShift.question.check',
  hasOwnButton: true,
  input: checkForm,
  guard:
    () =>
    async (_anyone, { isdn }) =>
      isdn === null ? goTo(toSignInHref('/packageshift/check')) : null,
  answer: checkedNumber,
  ask: async ({ by }, _data, { isdn, request: { locale } }) => {
    const checked = await checkShift(isdn ?? '');
    if (checked.state === 'failed') return failed();
    if (checked.state === 'lacking') {
      return refuse('packageShift.fault.lacking', undefined, { phone: brand.callCentre });
    }
    const { current, refusals, email } = checked;
    // The page lists each of them, with what can be done.
    if (refusals.some(isBlocking)) return refuse('packageShift.fault.blocked');
    const guarded =
      isByPassport({ by }) && (await refusePassport(isdn ?? '', { locale, field: 'by' }));
    if (guarded) return guarded;
    const term = refusals.find(({ reason }) => reason === 'TERM');
    return answer({ current, email, term: term ? { until: term.until } : null });
  },
  save: ({ by }, _data, number) => ({ by, number }),
})
  .step('choose', {
    title: 'packageShift.step.choose',
    question: 'packageShift.question.choose',
    input: chooseForm,
    answer: plan,
    ask: async ({ planId }, { number }, { isdn, request }) => {
      const plans = await readShiftPlans(isdn ?? '');
      if (!plans.ok) return failed('planId');
      const chosen = plans.value?.find(({ id }) => id === planId);
      if (!chosen || chosen.id === number.current.id) {
        return refuse('packageShift.fault.plan', 'planId');
      }
      if (number.term && toPlanChange(number.current, chosen) === 'DOWN') {
        const { until } = number.term;
        return until === null
          ? refuse('packageShift.fault.term', 'planId')
          : refuse('packageShift.fault.termUntil', 'planId', {
              date: formatDate(until, request.locale),
            });
      }
      return answer(chosen);
    },
    save: (_input, { number }, chosen) => ({
      to: chosen,
      change: toPlanChange(number.current, chosen),
    }),
  })
  .step('compare', {
    title: 'packageShift.step.compare',
    question: 'packageShift.question.compare',
    input: compareForm,
    save: () => ({}),
  })
  .step('reason', {
    title: 'packageShift.step.reason',
    question: 'packageShift.question.reason',
    when: isDown,
    input: reasonForm,
    save: (why) => ({ why }),
  })
  .step('dan', {
    title: 'packageShift.step.dan',
    question: 'packageShift.question.dan',
    when: isByDan,
    guard: () => async () => dan('packageShift', { startsAt: '/packageshift/dan' })(null, null),
  })
  .step('passport', {
    title: 'packageShift.step.passport',
    question: 'packageShift.question.passport',
    when: isByPassport,
    input: passportForm,
    answer: v.null(),
    ask: async (typed, _data, { isdn }) => {
      const compared = await checkShiftPassport({
        isdn: isdn ?? '',
        ...toPassportHolder(typed),
      });
      if (!compared.ok) return failed('passport');
      return compared.value === 'SAME'
        ? answer(null)
        : refuse(passportFaults[compared.value], 'passport');
    },
    save: () => ({}),
  })
  .step('code', {
    title: 'packageShift.step.code',
    question: 'packageShift.question.code',
    staysHere: true,
    guard:
      () =>
      async (_anyone, { visitorId, isdn }) =>
        isdn !== null && (await findFreshCode({ visitorId, isdn }, 'package-shift'))
          ? null
          : goTo('/packageshift/code'),
  })
  .step('confirm', {
    title: 'packageShift.step.confirm',
    question: 'packageShift.question.confirm',
    input: confirmForm,
    keep: ['purpose', 'terms'],
    commit: confirm,
  });

/** From one plan to another: checked, compared, confirmed by Dan and by a code to the registered address. */
export const packageShift = defineFlow({
  kind: 'packageShift',
  title: 'flow.packageShift.title',
  lead: 'packageShift.lead',
  path: '/packageshift',
  lifeHours: 24,
  version: 1,
  steps,
  // Whoever continues it elsewhere signs in with its number.
  confirmBy: () => null,
});
