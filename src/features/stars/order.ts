import type * as v from 'valibot';
import type { Committed, Order, OutdatedRefusal } from '#flow/step.ts';
import { goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { settleRead } from '#lib/outcome.ts';
import { failed, refuseChanged } from '#purchase/chosen-number.ts';
import type { PlacePorts } from '#purchase/place.ts';
import type { StarsItem } from '#purchase/stars-item.ts';
import { submit } from '#purchase/submit.ts';
import { readStarsPackages } from '#services/stars.ts';
import { checkFamily } from './check.ts';
import { starsMessageTopic, starsTopic } from './topic.ts';
import { type ChosenPackage, type StarsData, toTotal } from './chosen.ts';
import type { payForm } from './form.ts';
import { insertStars } from './store.ts';

export async function findPackage(id: string): Promise<ChosenPackage | null | 'failed'> {
  const packages = await settleRead(await readStarsPackages());
  if (!packages.ok) return 'failed';
  const found = packages.value.find((one) => one.id === id);
  if (!found) return null;
  const { nameMn, nameEn, fee } = found;
  return { id, nameMn, nameEn, fee };
}

type LooseData = Omit<StarsData, 'number' | 'own'> & Pick<Partial<StarsData>, 'number' | 'own'>;

/** Who is signed in by now may be another parent than the one who was judged when the child was named. */
async function refuseFamily(
  { child, relation, own, by }: LooseData,
  parentIsdn: string,
): Promise<Refusal | null> {
  if (own === parentIsdn) return refuse('stars.fault.parents');
  const asked = { parentIsdn, child, relation };
  const may = await checkFamily(own === undefined ? asked : { ...asked, isdn: own });
  if (may.ok) return by === 'BILL' && !may.value.mayBill ? refuse('stars.fault.noBill') : null;
  // The fields that it is about are not on this page.
  const [{ message, values }] = may.faults;
  return { ...may, faults: [{ message, ...(values && { values }) }] };
}

/** Paid now it is a purchase; on the parent's bill an order of its own. */
export async function order(
  { total, provider, ...input }: v.InferOutput<typeof payForm>,
  committed: Order<LooseData>,
  ports: PlacePorts,
): Promise<Committed | OutdatedRefusal> {
  const { data, draft, caller, operation } = committed;
  const parentIsdn = caller.isdn;
  const isdn = data.number?.isdn ?? data.own;
  if (parentIsdn === null || isdn === undefined) return refuse('stars.fault.signIn');
  const refused = await refuseFamily(data, parentIsdn);
  if (refused) return refused;
  const changed =
    data.number && (await refuseChanged(data.number, (renewed) => ({ new: renewed })));
  if (changed) return changed;
  const chosen = await findPackage(data.package.id);
  if (chosen === 'failed') return failed();
  if (!chosen) return refuse('stars.fault.packageGone');
  const amount = toTotal({ ...data, package: chosen });
  if (amount !== total) {
    return { ...refusePrice(total, amount), renew: { package: chosen } };
  }
  const item: StarsItem = {
    kind: 'stars',
    parentIsdn,
    child: data.child,
    relation: data.relation,
    isdn,
    isNew: data.number !== undefined,
    hold: data.number?.hold ?? null,
    surcharge: data.number?.surcharge ?? 0,
    package: chosen,
    consent: data.agreed.consent,
  };
  if (data.by === 'NOW') {
    if (provider === '') return refuse('checkout.fault.provider', 'provider');
    return submit({ ...input, provider }, committed, { item, amount, phone: parentIsdn }, ports);
  }
  const stored = await insertStars(item, {
    operation,
    draft,
    visitorId: caller.visitorId,
    language: caller.request.locale,
    token: newToken(),
    topics: { order: starsTopic, messages: starsMessageTopic },
  });
  if (stored.state === 'done') return goTo(stored.outcome.goTo);
  return refuse(stored.state === 'conflict' ? 'request.sentOtherwise' : 'request.failed');
}
