import * as v from 'valibot';
import { toLease as toLeaseAt } from '#domain/leasing.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step } from '#flow/step.ts';
import { answer, goTo, refuse } from '#forms/outcome.ts';
import { keptOfPay, payForm } from '#forms/pay-fields.ts';
import { dan } from '#identity/dan/guard.ts';
import { startDan } from '#identity/dan/start-dan.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { readLeaseTerms, toLease, usualTerms } from '#services/lease-terms.ts';
import { checkApplicant, checkNumber, failed, readApplicant } from './check-applicant.ts';
import { closedLeasing } from './closed-leasing.ts';
import { findLeased } from './find-product.ts';
import { consentForm, plainForm, wishForm } from './form.ts';
import { start } from './start.ts';

const { path } = closedLeasing;
const mnt = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is wished, at the price and the rate of that moment. */
const wish = v.object({
  product: v.nullable(
    v.object({
      productId: v.string(),
      product: v.string(),
      nameMn: v.string(),
      nameEn: v.string(),
    }),
  ),
  price: mnt,
  percent: mnt,
  months: mnt,
  rate: mnt,
  minAge: mnt,
});

/** What was agreed to, and who was compared with e-Mongolia upon it. */
const agreed = v.object({
  consent: v.string(),
  person: v.object({
    isdn: v.string(),
    applicant: v.object({
      registerNumber: v.string(),
      lastName: v.string(),
      firstName: v.string(),
    }),
    isChecked: v.boolean(),
  }),
});

type Terms = Readonly<Record<'percents' | 'months', readonly number[]>>;
const isOffered = ({ percents, months }: Terms, wished: { percent: number; months: number }) =>
  percents.includes(wished.percent) && months.includes(wished.months);

const toSteps = (ports: PlacePorts) =>
  step('wish', {
    title: 'leasing.step.wish',
    entrance: '/leasing',
    // Without a wish there is nothing to send: its view leads to the calculator.
    hasOwnButton: true,
    input: wishForm,
    answer: wish,
    ask: async ({ product: id, variant, price: typed, percent, months }) => {
      const terms = id === '' ? usualTerms : await readLeaseTerms(id);
      if (!isOffered(terms, { percent, months })) return refuse('leasing.fault.terms');
      const found = id === '' ? null : await findLeased(id, variant);
      if (found?.ok === false) return failed();
      if (found?.value === null) return refuse('leasing.notLeasable');
      const leased = found?.value ?? null;
      const { rate, price } = toLease(leased?.price ?? typed, percent, months);
      return answer({ product: leased, price, percent, months, rate, minAge: terms.minAge });
    },
    save: (_input, _data, { product, minAge, price, percent, months, rate }) => ({
      wish: { product, lease: toLeaseAt(price, percent, months, rate) },
      minAge,
    }),
  })
    .step('who', {
      title: 'leasing.step.who',
      question: 'leasing.question.who',
      input: plainForm,
      guard:
        () =>
        async (_anyone, { isdn }) =>
          isdn === null ? goTo(toSignInHref(`${path}/who`)) : null,
      prove: async ({ stepPath }) => toSignInHref(stepPath),
      answer: v.null(),
      ask: async (_input, _data, { isdn }) =>
        isdn === null ? refuse('leasing.fault.signIn') : checkNumber(isdn),
      save: () => ({}),
    })
    .step('dan', {
      title: 'leasing.step.dan',
      question: 'leasing.question.dan',
      input: plainForm,
      guard: () => async () => dan('leasing', { startsAt: `${path}/dan` })(null, null),
      prove: ({ draftId, stepPath }) => startDan('leasing', { id: draftId, stepPath }),
      answer: v.null(),
      // A minor agrees to nothing that can not be had.
      ask: async (_input, { minAge }, { isdn }) => {
        if (isdn === null) return refuse('leasing.fault.signIn');
        const read = await readApplicant(isdn, minAge);
        return read.ok ? answer(null) : read;
      },
      save: () => ({}),
    })
    .step('consent', {
      title: 'leasing.step.consent',
      question: 'leasing.question.consent',
      input: consentForm,
      keep: ['purpose', 'terms', 'emongolia', 'bureaus'],
      answer: agreed,
      // Nothing of the applicant is sent on before the consent is given.
      ask: async ({ emongolia: _asked, bureaus: _told, ...agreement }, { minAge }, { isdn }) => {
        if (isdn === null) return refuse('leasing.fault.signIn');
        const given = await takeAgreement(agreement, Date.now());
        if ('ok' in given) return given;
        const checked = await checkApplicant(isdn, minAge);
        if (!checked.ok) return checked;
        const consent = JSON.stringify({ ...given, also: ['e-mongolia', 'bureaus'] });
        return answer({ consent, person: { ...checked.value, isdn } });
      },
      save: (_input, _data, { consent, person }) => ({ consent, person }),
    })
    .step('pay', {
      title: 'leasing.step.pay',
      question: 'leasing.question.pay',
      input: payForm,
      keep: keptOfPay,
      commit: (input, order) => start(input, order, ports),
    });

/** From a wish to the payment of the assessment's fee, or into it where a fee holds. */
export const toLeasingFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'leasing',
    title: 'flow.leasing.title',
    lead: 'leasing.lead',
    ...closedLeasing,
    lifeHours: 24,
    version: 3,
    steps: toSteps(ports),
    confirmBy: ({ person: known }) => (known ? { by: 'phone', isdn: known.isdn } : null),
  });
