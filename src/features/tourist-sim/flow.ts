import * as v from 'valibot';
import { checkEsimDevice } from '#domain/esim-devices.ts';
import { sendCodeTo } from '#flow/code-form.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { defineFlow } from '#flow/define-flow.ts';
import type { CodeAsked } from '#flow/model.ts';
import { step } from '#flow/step.ts';
import { answer } from '#forms/outcome.ts';
import { passportForm, toPassportHolder } from '#forms/passport-fields.ts';
import { keptOfPay, payForm } from '#forms/pay-fields.ts';
import { findPayingClosure } from '#payment/providers.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { findPackage, findPoint, findTraveller } from './ask.ts';
import { agreed, chosenPackage, chosenPoint, traveller } from './chosen.ts';
import { agreementForm, arrivalForm, emailForm, packageForm, pointForm, simForm } from './form.ts';
import { pay } from './pay.ts';

const path = '/tourist-sim';

const isCard = ({ sim }: { sim: { sim: string } }) => sim.sim === 'SIM';

/** The code that the address gets before anything is paid: without a number it is how its owner comes back. */
const toCode = ({
  email,
  package: { price: amount },
}: {
  email: string;
  package: { price: number };
}): CodeAsked => ({
  purpose: 'tourist-sim',
  subject: { channel: 'email', address: email },
  amount,
});

const toSteps = (ports: PlacePorts) =>
  step('package', {
    title: 'touristSim.step.package',
    question: 'touristSim.question.package',
    input: packageForm,
    answer: chosenPackage,
    ask: ({ packageId }) => findPackage(packageId),
    save: (_input, _data, chosen) => ({ package: chosen }),
  })
    .step('passport', {
      title: 'newNumber.step.passport',
      question: 'newNumber.question.passport',
      input: passportForm,
      answer: traveller,
      ask: (typed) => findTraveller(toPassportHolder(typed)),
      save: (_input, _data, known) => ({ traveller: known }),
    })
    .step('sim', {
      title: 'newNumber.step.sim',
      question: 'newNumber.question.sim',
      input: simForm,
      save: ({ sim, device }) => ({
        sim: { sim, check: sim === 'ESIM' ? checkEsimDevice(device) : ('yes' as const) },
      }),
    })
    .step('arrival', {
      title: 'touristSim.step.arrival',
      question: 'touristSim.question.arrival',
      when: isCard,
      input: arrivalForm,
      save: (arrival) => ({ arrival }),
    })
    .step('point', {
      title: 'touristSim.step.point',
      question: 'touristSim.question.point',
      when: isCard,
      input: pointForm,
      answer: chosenPoint,
      ask: ({ pointId }, { arrival }) => findPoint(pointId, arrival?.kind ?? 'AIRPORT'),
      save: (_input, _data, point) => ({ point }),
    })
    .step('email', {
      title: 'touristSim.step.email',
      question: 'touristSim.question.email',
      submit: 'touristSim.sendCode',
      input: emailForm,
      answer: v.literal('asked'),
      ask: async ({ email }, data, { visitorId }) => {
        await sendCodeTo(toCode({ ...data, email }), { visitorId, stay: `${path}/code` });
        return answer('asked' as const);
      },
      save: ({ email }) => ({ email }),
    })
    .step('code', {
      title: 'touristSim.step.code',
      question: 'touristSim.question.code',
      code: toCode,
    })
    .step('terms', {
      title: 'newNumber.step.terms',
      question: 'newNumber.question.terms',
      input: agreementForm,
      keep: ['purpose', 'terms'],
      answer: agreed,
      ask: async (agreement) => {
        const consent = await takeAgreement(agreement, Date.now());
        return 'ok' in consent ? consent : answer({ consent: JSON.stringify(consent) });
      },
      save: (_input, _data, { consent }) => ({ consent }),
    })
    .step('pay', {
      title: 'pay.step.pay',
      question: 'newNumber.question.pay',
      input: payForm,
      keep: keptOfPay,
      commit: (input, order) => pay(input, order, ports),
    });

/** From the days that somebody stays to a SIM that works when they land. */
export const toTouristSimFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'touristSim',
    title: 'flow.touristSim.title',
    lead: 'touristSim.lead',
    path,
    lifeHours: 72,
    version: 1,
    fromAbroad: true,
    findClosure: findPayingClosure,
    steps: toSteps(ports),
    confirmBy: ({ email, traveller: known }) => {
      if (email !== undefined) return { by: 'email', email };
      return known ? { by: 'nothing' } : null;
    },
  });
