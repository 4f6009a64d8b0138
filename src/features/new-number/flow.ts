import { chosenNumber, failed } from '#purchase/chosen-number.ts';
import { checkEsimDevice } from '#domain/esim-devices.ts';
import { askAddress, askBranch, chosenBranch, namedAddress } from '#flow/address/ask-place.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step } from '#flow/step.ts';
import { answer, refuse } from '#forms/outcome.ts';
import { passportForm, toPassportHolder } from '#forms/passport-fields.ts';
import { keptOfPay, payForm } from '#forms/pay-fields.ts';
import { branchForm, wayForm } from '#forms/way-fields.ts';
import { dan } from '#identity/dan/guard.ts';
import { startDan } from '#identity/dan/start-dan.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { checkPerson, checkReferral, readPerson } from './check-owner.ts';
import { closedNumbers } from './closed-numbers.ts';
import { agreed, chosenPlan, person } from './chosen.ts';
import {
  addressForm,
  agreementForm,
  contactForm,
  danForm,
  identityForm,
  numberForm,
  planForm,
  simForm,
} from './form.ts';
import { findPlan, pay } from './pay.ts';
import { noteDraft } from '#purchase/hold-store.ts';
import { type Before, takeNumber } from '#purchase/take-number.ts';

const isByDan = ({ identity }: { identity: { by: string } }) => identity.by === 'DAN';
const isByPassport = ({ identity }: { identity: { by: string } }) => identity.by === 'PASSPORT';
const isCard = ({ sim }: { sim: { sim: string } }) => sim.sim === 'SIM';
const isBrought = ({ way }: { way?: { type: string } }) => way?.type === 'DELIVERY';
const isPickedUp = ({ way }: { way?: { type: string } }) => way?.type === 'PICKUP';

const toSteps = (ports: PlacePorts) =>
  step('number', {
    title: 'newNumber.step.number',
    question: 'newNumber.question.number',
    input: numberForm,
    answer: chosenNumber,
    ask: ({ isdn }, data, caller) => takeNumber(isdn, data as Before, caller),
    save: ({ planId }, _data, number) => ({ number, ...(planId && { wished: planId }) }),
  })
    .step('plan', {
      title: 'newNumber.step.plan',
      question: 'newNumber.question.plan',
      input: planForm,
      answer: chosenPlan,
      ask: async ({ planId }, { number: { hold } }, { draftId }) => {
        if (hold && draftId !== null) await noteDraft(hold.id, draftId);
        const plan = await findPlan(planId);
        if (plan === 'failed') return failed('planId');
        return plan ? answer(plan) : refuse('newNumber.fault.plan', 'planId');
      },
      save: (_input, _data, plan) => ({ plan }),
    })
    .step('sim', {
      title: 'newNumber.step.sim',
      question: 'newNumber.question.sim',
      input: simForm,
      save: ({ sim, device }) => ({
        sim: { sim, check: sim === 'ESIM' ? checkEsimDevice(device) : ('yes' as const) },
      }),
    })
    .step('identity', {
      title: 'newNumber.step.identity',
      question: 'newNumber.question.identity',
      input: identityForm,
      save: (identity) => ({ identity }),
    })
    .step('dan', {
      title: 'newNumber.step.dan',
      question: 'newNumber.question.dan',
      when: isByDan,
      input: danForm,
      guard:
        () =>
        async (_anyone, { draftId }) =>
          dan('newNumber', {
            startsAt: '/newnumberv2/dan',
            ...(draftId !== null && { draftId }),
          })(null, null),
      prove: ({ draftId, stepPath }) => startDan('newNumber', { id: draftId, stepPath }),
      answer: person,
      ask: (_input, { plan }, caller) => readPerson(caller, plan),
      save: (_input, _data, confirmed) => ({ person: confirmed }),
    })
    .step('passport', {
      title: 'newNumber.step.passport',
      question: 'newNumber.question.passport',
      when: isByPassport,
      input: passportForm,
      answer: person,
      ask: (typed, { plan }) =>
        checkPerson({ registerNumber: null, ...toPassportHolder(typed) }, plan, 'passport'),
      save: (_input, _data, typed) => ({ person: typed }),
    })
    .step('contact', {
      title: 'newNumber.step.contact',
      question: 'newNumber.question.contact',
      input: contactForm,
      save: (contact) => ({ contact }),
    })
    .step('delivery', {
      title: 'newNumber.step.delivery',
      question: 'checkout.question.delivery',
      when: isCard,
      input: wayForm,
      save: (way) => ({ way }),
    })
    .step('address', {
      title: 'checkout.step.address',
      question: 'checkout.question.address',
      when: isBrought,
      input: addressForm,
      answer: namedAddress,
      ask: askAddress,
      save: (typed, _data, named) => ({ address: { ...typed, ...named } }),
    })
    .step('branch', {
      title: 'checkout.step.branch',
      question: 'checkout.question.branch',
      when: isPickedUp,
      input: branchForm,
      answer: chosenBranch,
      ask: askBranch,
      save: (_input, _data, branch) => ({ branch }),
    })
    .step('terms', {
      title: 'newNumber.step.terms',
      question: 'newNumber.question.terms',
      input: agreementForm,
      keep: ['referral', 'purpose', 'terms'],
      answer: agreed,
      ask: async ({ referral, ...agreement }, { contact }, { isdn }) => {
        const consent = await takeAgreement(agreement, Date.now());
        const wrong = await checkReferral(referral, [contact.phone, isdn]);
        if ('ok' in consent) {
          return wrong ? { ...consent, faults: [...wrong.faults, ...consent.faults] } : consent;
        }
        return wrong ?? answer({ referral, consent: JSON.stringify(consent) });
      },
      save: (_input, _data, given) => ({ agreed: given }),
    })
    .step('pay', {
      title: 'pay.step.pay',
      question: 'newNumber.question.pay',
      input: payForm,
      keep: keptOfPay,
      commit: (input, order) => pay(input, order, ports),
    });

/** From a number that somebody likes to a number that is theirs. */
export const toNewNumberFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'newNumber',
    title: 'flow.newNumber.title',
    lead: 'newNumber.lead',
    ...closedNumbers,
    lifeHours: 12,
    version: 1,
    steps: toSteps(ports),
    confirmBy: ({ contact, person: known, identity }) => {
      if (contact) return { by: 'phone', isdn: contact.phone };
      if (!known) return null;
      return identity?.by === 'DAN' ? { by: 'dan', purpose: 'newNumber' } : { by: 'nothing' };
    },
  });
