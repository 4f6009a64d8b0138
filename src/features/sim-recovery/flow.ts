import * as v from 'valibot';
import { checkEsimDevice } from '#domain/esim-devices.ts';
import { askAddress, askBranch, chosenBranch, namedAddress } from '#flow/address/ask-place.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step, type StepGuard } from '#flow/step.ts';
import { answer, goTo, refuse } from '#forms/outcome.ts';
import { keptOfPay, payForm } from '#forms/pay-fields.ts';
import { branchForm, wayForm } from '#forms/way-fields.ts';
import { startDan } from '#identity/dan/start-dan.ts';
import { findProof } from '#identity/proof/find-proof.ts';
import { findPayingClosure } from '#payment/providers.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { readFee } from '#purchase/sim-recovery/claim.ts';
import { checkBegin, checkNumber, checkOwner } from './check.ts';
import {
  addressForm,
  cardForm,
  contactForm,
  danForm,
  numberForm,
  reasonForm,
  simForm,
  termsForm,
} from './form.ts';
import { pay } from './pay.ts';

interface Owned {
  number: { isdn: string; registerNumber: string };
}

const isBlank = ({ sim }: { sim: { way: string } }) => sim.way === 'BLANK';
const isCard = ({ sim }: { sim: { way: string } }) => sim.way === 'CARD';
const isBrought = ({ way }: { way?: { type: string } }) => way?.type === 'DELIVERY';
const isPickedUp = ({ way }: { way?: { type: string } }) => way?.type === 'PICKUP';

/** A proof for this number and this draft: one that was given elsewhere, or for an earlier one, opens nothing here. */
const guardOwner =
  ({ number }: Owned): StepGuard =>
  async (_anyone, { draftId }) => {
    const proof = draftId && (await findProof('simRecovery', { ownerOf: number.isdn, draftId }));
    return proof && proof.draftId === draftId ? null : goTo('/simRecovery/dan');
  };

const none = v.null();

const toSteps = (ports: PlacePorts) =>
  step('number', {
    title: 'simRecovery.step.number',
    question: 'simRecovery.question.number',
    input: numberForm,
    answer: none,
    ask: ({ registerNumber }) => checkBegin(registerNumber),
    save: (number) => ({ number }),
  })
    .step('dan', {
      title: 'simRecovery.step.dan',
      question: 'simRecovery.question.dan',
      input: danForm,
      guard: guardOwner,
      prove: ({ draftId, stepPath, data: { number } }) =>
        startDan('simRecovery', { id: draftId, ownerOf: number.isdn, stepPath }),
      answer: none,
      ask: (_input, { number }, { draftId }) => checkOwner(number, draftId),
      save: () => ({}),
    })
    .step('reason', {
      title: 'simRecovery.step.reason',
      question: 'simRecovery.question.reason',
      input: reasonForm,
      save: ({ reason }) => ({ reason }),
    })
    .step('sim', {
      title: 'simRecovery.step.sim',
      question: 'simRecovery.question.sim',
      input: simForm,
      save: ({ way, device }) => ({
        sim: { way, check: way === 'ESIM' ? checkEsimDevice(device) : ('yes' as const) },
      }),
    })
    .step('card', {
      title: 'simRecovery.step.card',
      question: 'simRecovery.question.card',
      when: isBlank,
      input: cardForm,
      answer: none,
      ask: ({ simNumber }, { number }) => checkNumber(number.isdn, simNumber),
      save: ({ simNumber }) => ({ card: { simNumber } }),
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
    .step('contact', {
      title: 'simRecovery.step.contact',
      question: 'simRecovery.question.contact',
      input: contactForm,
      answer: none,
      ask: async ({ phone }, { number }) =>
        phone === number.isdn ? refuse('simRecovery.fault.samePhone', 'phone') : answer(null),
      save: (contact) => ({ contact }),
    })
    .step('terms', {
      title: 'simRecovery.step.terms',
      question: 'simRecovery.question.terms',
      input: termsForm,
      keep: ['understood', 'purpose', 'terms'],
      answer: v.object({ consent: v.string() }),
      ask: async ({ understood, ...agreement }) => {
        const consent = await takeAgreement(agreement, Date.now());
        const wrong = refuse('simRecovery.fault.understood', 'understood');
        if ('ok' in consent) {
          if (understood === 'yes') return consent;
          return { ...consent, faults: [...wrong.faults, ...consent.faults] };
        }
        return understood === 'yes' ? answer({ consent: JSON.stringify(consent) }) : wrong;
      },
      save: (_input, _data, agreed) => ({ agreed }),
    })
    .step('pay', {
      title: 'pay.step.pay',
      question: 'simRecovery.question.pay',
      input: payForm,
      keep: keptOfPay,
      commit: (input, order) => pay(input, order, ports),
    });

/** From a SIM that is lost to one that works, for whoever Dan says owns the number. */
export const toRecoveryFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'simRecovery',
    title: 'flow.simRecovery.title',
    lead: 'simRecovery.lead',
    path: '/simRecovery',
    lifeHours: 72,
    version: 1,
    // Without a fee there is a way that costs nothing.
    findClosure: () => (readFee() > 0 ? findPayingClosure() : null),
    steps: toSteps(ports),
    confirmBy: ({ number }) =>
      number
        ? {
            by: 'dan',
            purpose: 'simRecovery',
            ownerOf: number.isdn,
            registerNumber: number.registerNumber,
          }
        : null,
  });
