import * as v from 'valibot';
import { estimateTradeIn } from '#domain/trade-in.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step, type StepCaller } from '#flow/step.ts';
import { answer, type Fault, goTo, refuse } from '#forms/outcome.ts';
import { toAsker, toCountedBy } from '#fraud/asker.ts';
import { beginCount } from '#fraud/count-store.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readTradeIn } from '#services/content.ts';
import { tradeInTopic } from './topic.ts';
import { brandForm, conditionForm, confirmForm, imeiForm, modelForm } from './form.ts';
import {
  type Answer,
  answerFields,
  type ChosenModel,
  listBrands,
  listQuestions,
  toAnswerValue,
} from './model.ts';
import { storeEstimate } from './store.ts';

const frozenModel = v.object({
  brand: v.string(),
  name: v.string(),
  storage: v.string(),
  basePrice: v.number(),
  /** How many questions there are: none leaves the step of the condition out. */
  asked: v.number(),
});

const frozenAnswers = v.array(
  v.object({
    questionMn: v.string(),
    questionEn: v.string(),
    textMn: v.string(),
    textEn: v.string(),
    factor: v.number(),
  }),
);

const readOffer = async () => settleRead(await readTradeIn());

/** What was answered to each question of now; faults beside those that were not. */
async function readAnswers(input: Readonly<Record<string, string>>): Promise<Answer[] | Fault[]> {
  const offer = await readOffer();
  if (!offer.ok) return [{ message: 'request.failed' }];
  const faults: Fault[] = [];
  const answers: Answer[] = [];
  for (const [index, question] of listQuestions(offer.value).entries()) {
    const field = answerFields[index] ?? '';
    const option = question.options.find((one) => toAnswerValue(question, one) === input[field]);
    if (option) {
      const { textMn, textEn, factor } = option;
      const { textMn: questionMn, textEn: questionEn } = question;
      answers.push({ questionMn, questionEn, textMn, textEn, factor });
    } else {
      const values = { question: texts().own(question, 'text') };
      faults.push({ message: 'tradeIn.fault.answer', field, values });
    }
  }
  return faults.length > 0 ? faults : answers;
}

/** Whether so many messages have gone to this number or address, or from here, that no more do; the estimate needs none. */
async function isTooMuch(
  { phone, email }: { phone: string; email: string },
  { request, visitorId, isdn }: Pick<StepCaller, 'request' | 'visitorId' | 'isdn'>,
): Promise<boolean> {
  const asker = toCountedBy('tradeInMessage', toAsker(request, { visitorId, isdn }));
  for (const recipient of [phone, email.toLowerCase()]) {
    const by = { ...asker, 'tradeInMessage recipient': recipient };
    if (recipient !== '' && !(await beginCount(by))) return true;
  }
  return false;
}

const isFaulty = (given: Answer[] | Fault[]): given is [Fault, ...Fault[]] =>
  given.some((one) => 'message' in one);

const steps = step('brand', {
  title: 'tradeIn.step.brand',
  input: brandForm,
  answer: v.null(),
  ask: async ({ brand }) => {
    const offer = await readOffer();
    if (!offer.ok) return refuse('request.failed', 'brand');
    const isKnown = listBrands(offer.value).some((one) => one.brand === brand);
    return isKnown ? answer(null) : refuse('tradeIn.fault.brand', 'brand');
  },
  save: ({ brand }) => ({ brand }),
})
  .step('model', {
    title: 'tradeIn.step.model',
    question: 'tradeIn.question.model',
    input: modelForm,
    answer: frozenModel,
    ask: async ({ model }, { brand }) => {
      const offer = await readOffer();
      if (!offer.ok) return refuse('request.failed', 'model');
      const models = offer.value.brands.filter((one) => one.brand === brand);
      const found = models.flatMap((one) => one.models).find(({ id }) => id === model);
      if (!found) return refuse('tradeIn.fault.model', 'model');
      const { name, storage, basePrice } = found;
      const asked = listQuestions(offer.value).length;
      return answer({ brand, name, storage, basePrice, asked });
    },
    save: (_input, _data, { asked, ...model }): { model: ChosenModel; asked: number } => ({
      model,
      asked,
    }),
  })
  .step('condition', {
    title: 'tradeIn.step.condition',
    question: 'tradeIn.question.condition',
    when: ({ asked }: { asked: number }) => asked > 0,
    input: conditionForm,
    answer: frozenAnswers,
    ask: async (input) => {
      const given = await readAnswers(input);
      return isFaulty(given) ? { ok: false, faults: given } : answer(given as Answer[]);
    },
    save: (_input, _data, answers) => ({ answers }),
  })
  .step('imei', {
    title: 'tradeIn.step.imei',
    question: 'tradeIn.question.imei',
    input: imeiForm,
    save: ({ imei }) => ({ imei }),
  })
  .step('confirm', {
    title: 'tradeIn.step.confirm',
    question: 'tradeIn.question.confirm',
    input: confirmForm,
    commit: async (contact, { data, draft, caller, operation }) => {
      const { model, imei, answers = [] } = data;
      if (await isTooMuch(contact, caller)) return refuse('tradeIn.fault.tooMany', 'phone');
      const factors = answers.map(({ factor }) => factor);
      const offer = await readOffer();
      const stored = await storeEstimate(
        { imei, contact, model, answers, ...estimateTradeIn(model.basePrice, factors) },
        {
          operation,
          draft,
          visitorId: caller.visitorId,
          language: caller.request.locale,
          validDays: offer.ok ? offer.value.validDays : null,
          topic: tradeInTopic,
        },
      );
      if (stored.state === 'done') return goTo(stored.outcome.goTo);
      return refuse(stored.state === 'conflict' ? 'request.sentOtherwise' : 'request.failed');
    },
  });

/** From an old handset to a code for the branch. */
export const tradeInFlow = defineFlow({
  kind: 'tradeIn',
  title: 'tradeIn.title',
  lead: 'tradeIn.lead',
  path: '/trade-in',
  lifeHours: 24,
  version: 1,
  isFree: true,
  steps,
  // It is about a handset: whose it is, nobody has said before the last step.
  confirmBy: () => null,
});
