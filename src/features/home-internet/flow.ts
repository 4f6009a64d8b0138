import * as v from 'valibot';
import { listVisitDays } from '#domain/visit-days.ts';
import { findPlaces, nameAddress } from '#flow/address/find-places.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step } from '#flow/step.ts';
import { answer, goTo, refuse } from '#forms/outcome.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { settleRead } from '#lib/outcome.ts';
import { checkHomeCoverage, readHomePackages } from '#services/home-internet.ts';
import { addressForm, confirmForm, contactForm, packageForm, visitForm } from './form.ts';
import { type ChosenPackage, type Coverage, toRequestKind } from './model.ts';
import { insertRequest } from './store.ts';
import { homeMessageTopic, homeRequestTopic, toEvent } from './topic.ts';

/** How many days are offered for the visit. */
export const visitDays = 10;

const coverage = v.object({
  status: v.picklist(['AVAILABLE', 'PLANNED', 'NO', 'UNKNOWN']),
  plannedFor: v.nullable(v.string()),
  textMn: v.string(),
  textEn: v.string(),
});

const offer = v.object({
  id: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  fee: v.number(),
  installFee: v.number(),
});

const isAvailable = (data: { coverage: Coverage }) => data.coverage.status === 'AVAILABLE';

const steps = step('address', {
  title: 'homeInternet.step.address',
  input: addressForm,
  answer: coverage,
  ask: async (address) => {
    const places = await findPlaces(address);
    if (!places) return refuse('address.fault.unknown', 'khorooId');
    const names = nameAddress(places, [address.building, address.apartment]);
    const found = await checkHomeCoverage(address);
    // Where the network can not be asked somebody calls back: it is never a no.
    const known = found.ok ? found.value : { status: 'UNKNOWN' as const, plannedFor: null };
    return answer({ status: known.status, plannedFor: known.plannedFor ?? null, ...names });
  },
  save: (address, _data, { textMn, textEn, ...found }) => ({
    address: { ...address, textMn, textEn },
    coverage: found,
  }),
})
  .step('package', {
    title: 'homeInternet.step.package',
    when: isAvailable,
    input: packageForm,
    answer: offer,
    ask: async ({ packageId }) => {
      const packages = await settleRead(await readHomePackages());
      if (!packages.ok) return refuse('request.failed');
      const chosen = packages.value.find(({ id }) => id === packageId);
      if (!chosen) return refuse('homeInternet.fault.package', 'packageId');
      const { id, nameMn, nameEn, fee, installFee } = chosen;
      return answer({ id, nameMn, nameEn, fee, installFee });
    },
    save: (_input, _data, chosen): { package: ChosenPackage } => ({ package: chosen }),
  })
  .step('visit', {
    title: 'homeInternet.step.visit',
    when: isAvailable,
    input: visitForm,
    answer: v.null(),
    ask: async ({ date }) =>
      listVisitDays(new Date(), visitDays).includes(date)
        ? answer(null)
        : refuse('homeInternet.fault.date', 'date'),
    save: (visit) => ({ visit }),
  })
  .step('contact', {
    title: 'homeInternet.step.contact',
    input: contactForm,
    save: (contact) => ({ contact }),
  })
  .step('confirm', {
    title: 'homeInternet.step.confirm',
    input: confirmForm,
    keep: ['purpose', 'terms'],
    commit: async (input, { data, draft, caller, operation }) => {
      const now = Date.now();
      const consent = await takeAgreement(input, now);
      if ('ok' in consent) return consent;
      const { address, contact, visit, package: chosen } = data;
      const kind = toRequestKind(data.coverage);
      const stored = await insertRequest(
        {
          ...contact,
          address,
          plannedFor: data.coverage.plannedFor,
          visitorId: caller.visitorId,
          kind,
          packageId: chosen?.id ?? null,
          packageMn: chosen?.nameMn ?? '',
          packageEn: chosen?.nameEn ?? '',
          fee: chosen?.fee ?? null,
          installFee: chosen?.installFee ?? null,
          visitDate: visit?.date ?? null,
          visitSlot: visit?.slot ?? null,
          language: caller.request.locale,
          consent: JSON.stringify(consent),
        },
        {
          operation,
          draft,
          token: newToken(),
          now,
          topic: homeRequestTopic,
          message: { to: homeMessageTopic, event: toEvent(kind, 'REQUESTED') },
        },
      );
      if (stored.state === 'done') return goTo(stored.outcome.goTo);
      return refuse(stored.state === 'conflict' ? 'request.sentOtherwise' : 'request.failed');
    },
  });

export const homeInternet = defineFlow({
  kind: 'homeInternet',
  title: 'homeInternet.title',
  lead: 'homeInternet.lead',
  path: '/home-internet',
  lifeHours: 72,
  version: 2,
  steps,
  confirmBy: ({ contact }) => (contact ? { by: 'phone', isdn: contact.phone } : null),
});
