import * as v from 'valibot';
import { sendCodeTo } from '#flow/code-form.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { defineFlow } from '#flow/define-flow.ts';
import type { CodeAsked } from '#flow/model.ts';
import { step, type StepGuard } from '#flow/step.ts';
import { answer, goTo, refuse } from '#forms/outcome.ts';
import { dan } from '#identity/dan/guard.ts';
import { startDan } from '#identity/dan/start-dan.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { refusePaying } from '#payment/providers.ts';
import { chosenNumber, failed } from '#purchase/chosen-number.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { type Before, takeNumber } from '#purchase/take-number.ts';
import { checkFamily } from './check.ts';
import { agreed, checked, chosenPackage } from './chosen.ts';
import {
  childForm,
  danForm,
  newForm,
  ownForm,
  packageForm,
  payForm,
  startForm,
  termsForm,
  wayForm,
} from './form.ts';
import { findPackage, order } from './order.ts';

const isNew = ({ way }: { way: 'NEW' | 'OWN' }) => way === 'NEW';
const isOwn = ({ way }: { way: 'NEW' | 'OWN' }) => way === 'OWN';

const toCode = ({ own = '' }: { own?: string }): CodeAsked => ({
  purpose: 'stars',
  subject: { channel: 'sms', address: own },
});

/** The parent's number is that of the session. */
const signedIn =
  (): StepGuard =>
  async (_anyone, { isdn }) =>
    isdn === null ? goTo(toSignInHref('/stars/start')) : null;

const toSteps = (ports: PlacePorts) =>
  step('start', {
    title: 'stars.step.start',
    input: startForm,
    guard: signedIn,
    save: () => ({}),
  })
    .step('dan', {
      title: 'stars.step.dan',
      question: 'stars.question.dan',
      input: danForm,
      guard: () => dan('stars', { startsAt: '/stars/dan' }),
      prove: ({ draftId, stepPath }) => startDan('stars', { id: draftId, stepPath }),
      save: () => ({}),
    })
    .step('child', {
      title: 'stars.step.child',
      question: 'stars.question.child',
      input: childForm,
      keep: ['lastName', 'firstName', 'relation', 'registerNumber'],
      answer: checked,
      ask: async ({ relation, ...child }, _data, { isdn }) => {
        const may = await checkFamily({ parentIsdn: isdn, child, relation });
        // The bill is the only other way.
        return (may.ok && !may.value.mayBill && refusePaying()) || may;
      },
      save: ({ relation, ...child }, _data, { mayBill }) => ({ child, relation, mayBill }),
    })
    .step('number', {
      title: 'stars.step.number',
      question: 'stars.question.number',
      input: wayForm,
      save: ({ number }) => ({ way: number }),
    })
    .step('new', {
      title: 'stars.step.new',
      question: 'stars.question.new',
      when: isNew,
      input: newForm,
      answer: chosenNumber,
      ask: ({ isdn }, data, caller) => takeNumber(isdn, data as Before, caller),
      save: (_input, _data, number) => ({ number }),
    })
    .step('own', {
      title: 'stars.step.own',
      question: 'stars.question.own',
      when: isOwn,
      input: ownForm,
      answer: v.null(),
      ask: async ({ isdn: own }, { child, relation }, { isdn, visitorId }) => {
        if (own === isdn) return refuse('stars.fault.parents', 'isdn');
        const may = await checkFamily({ parentIsdn: isdn, child, relation, isdn: own });
        if (!may.ok) return may;
        await sendCodeTo(toCode({ own }), { visitorId, stay: '/stars/code' });
        return answer(null);
      },
      save: ({ isdn }) => ({ own: isdn }),
    })
    // Whoever has the number agrees: what a service judges of it may be nothing.
    .step('code', {
      title: 'stars.step.code',
      question: 'stars.question.code',
      when: isOwn,
      code: toCode,
    })
    .step('package', {
      title: 'stars.step.package',
      question: 'stars.question.package',
      input: packageForm,
      answer: chosenPackage,
      ask: async ({ packageId, by }, { mayBill }) => {
        if (by === 'BILL' && !mayBill) return refuse('stars.fault.noBill', 'by');
        const closed = by === 'NOW' ? refusePaying('by') : null;
        if (closed) return closed;
        const found = await findPackage(packageId);
        if (found === 'failed') return failed('packageId');
        return found ? answer(found) : refuse('stars.fault.package', 'packageId');
      },
      save: ({ by }, _data, chosen) => ({ package: chosen, by }),
    })
    .step('terms', {
      title: 'stars.step.terms',
      question: 'stars.question.terms',
      input: termsForm,
      keep: ['purpose', 'terms'],
      answer: agreed,
      ask: async (agreement) => {
        const consent = await takeAgreement(agreement, Date.now());
        return 'ok' in consent ? consent : answer({ consent: JSON.stringify(consent) });
      },
      save: (_input, _data, given) => ({ agreed: given }),
    })
    .step('pay', {
      title: 'stars.step.pay',
      question: 'stars.question.pay',
      input: payForm,
      keep: ['receipt', 'company', 'companyName', 'vatEmail', 'provider'],
      guard: () => async (anyone, caller) =>
        (await signedIn()(anyone, caller)) ?? dan('stars', { startsAt: '/stars/dan' })(null, null),
      commit: (input, committed) => order(input, committed, ports),
    });

/** A parent's number signs for a child's. */
export const toStarsFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'stars',
    title: 'stars.title',
    lead: 'stars.lead',
    path: '/stars',
    lifeHours: 12,
    version: 2,
    steps: toSteps(ports),
    // The number that is signed in is asked for first.
    confirmBy: () => ({ by: 'nothing' }),
  });
