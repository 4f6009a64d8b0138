import { hashText } from '#lib/hash.ts';
import { seal, type SealKeys } from '#lib/seal.ts';
import type { Item } from '#purchase/model.ts';
import type { StarsItem } from '#purchase/stars-item.ts';
import type { RecoveryPart } from '#purchase/sim-recovery/model.ts';

/** Of the sites that the tests start. */
export const keys = [{ id: 'tests', bytes: new Uint8Array(32) }] as const;

/** A site's database, and the keys of the site if it has others. */
interface Place {
  query: (sql: string) => Promise<unknown>;
  keys?: SealKeys;
}
type Row = Readonly<Record<string, string | number | null>>;

const quote = (value: string | number | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

export const insert = ({ query }: Place, table: string, row: Row) =>
  query(
    `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.values(row).map(quote).join()})`,
  );

export const sealPart = ({ keys: own = keys }: Place, context: string, part: object) =>
  seal(JSON.stringify(part), { keys: own, context });
export const keyOf = ({ keys: own = keys }: Place) => own[0].id;

/** What an eSIM is installed with, as the service makes it. */
export const newProfile = () => ({
  smdp: 'rsp.tenger.mn',
  matchingId: crypto.randomUUID().toUpperCase(),
  confirmationCode: false,
});

export const newToken = () => crypto.randomUUID().padEnd(43, 'y');

interface PurchasePlan {
  item: Item;
  code: string;
  at: number;
  status?: 'PAID' | 'DONE' | 'REFUSED';
  isdn?: string | null;
  visitorId?: string;
  amount?: number;
  phone?: string;
}

/** Something that was paid for at a time, with its payment. */
export async function plantPurchase(place: Place, plan: PurchasePlan) {
  const { item, code, at, status = 'PAID', isdn = null, visitorId = 'v', amount = 21_000 } = plan;
  const token = newToken();
  const id = await hashText(`of ${token}`);
  const common = {
    key_id: keyOf(place),
    language: 'mn',
    created_at: at,
    updated_at: at,
    paid_at: at,
  };
  const buyer = { kind: 'INDIVIDUAL', email: '' };
  const part = { token, item, buyer, phone: plan.phone ?? '99112233' };
  await insert(place, 'purchase', {
    ...common,
    id,
    token_hash: await hashText(token),
    code,
    kind: item.kind,
    status,
    draft_id: '',
    visitor_id: visitorId,
    isdn,
    amount,
    personal: await sealPart(place, `purchase ${id}`, part),
    ended_at: status === 'PAID' ? null : at,
  });
  await insert(place, 'payment', {
    ...common,
    id,
    subject_kind: 'purchase',
    subject_id: id,
    visitor_id: visitorId,
    provider: 'qpay',
    reference: code,
    amount,
    state: 'SUCCESS',
    callback_hash: 'h',
    expires_at: at,
    sealed: await sealPart(place, `payment ${id}`, {
      token: 'p',
      callbackSecret: 'c',
      invoice: null,
    }),
  });
  await insert(place, 'money', {
    provider: 'qpay',
    provider_payment_id: `money-${code}`,
    payment_id: id,
    amount,
    kind: 'P2P',
    used_as: 'settled',
    at,
  });
  return { id, token, path: `/pay/result?id=${token}` };
}

/** The SIM of a purchase. */
export async function plantSim(
  place: Place,
  { id, status, at }: { id: string; status: 'ORDERED' | 'READY' | 'COMPLETED'; at: number },
  profile: ReturnType<typeof newProfile> | null = null,
): Promise<void> {
  await insert(place, 'sim_order', {
    id,
    kind: profile ? 'ESIM' : 'SIM',
    status,
    profile: profile && (await sealPart(place, `sim_order ${id}`, profile)),
    key_id: profile && keyOf(place),
    created_at: at,
    updated_at: at,
  });
}

interface RecoveryPlan extends Partial<Pick<RecoveryPart, 'delivery' | 'profile'>> {
  isdn: string;
  code: string;
  at: number;
  way: 'ESIM' | 'CARD';
  state: 'PAID' | 'ACTIVE';
  visitorId?: string;
}

/** A SIM that is replaced, or was. */
export async function plantRecovery(
  place: Place,
  { isdn, code, at, way, state, visitorId = 'v', delivery = null, profile = null }: RecoveryPlan,
): Promise<{ id: string; token: string; path: string }> {
  const [token, stopToken] = [newToken(), newToken()];
  const id = await hashText(`of ${token}`);
  const part: RecoveryPart = {
    token,
    stopToken,
    registerNumber: 'УК91031458',
    reason: 'LOST',
    simNumber: null,
    delivery,
    fee: 5000,
    deliveryPrice: 0,
    phone: '94110977',
    email: '',
    ownerEmail: '',
    consent: '{}',
    profile,
  };
  await insert(place, 'sim_recovery', {
    id,
    token_hash: await hashText(token),
    stop_hash: await hashText(stopToken),
    code,
    isdn,
    visitor_id: visitorId,
    state,
    way,
    card: way === 'CARD' ? 'ORDERED' : null,
    amount: 5000,
    language: 'mn',
    personal: await sealPart(place, `sim_recovery ${id}`, part),
    key_id: keyOf(place),
    created_at: at,
    paid_at: at,
    sent_at: state === 'ACTIVE' ? at : null,
    ended_at: state === 'ACTIVE' ? at : null,
    expires_at: at + 3_600_000,
    updated_at: at,
  });
  return { id, token, path: `/simRecovery/result?id=${token}` };
}

/** Stars on a parent's bill that nobody has answered yet. */
export async function plantStars(
  place: Place,
  { item, code, at }: { item: StarsItem; code: string; at: number },
): Promise<{ id: string; path: string }> {
  const token = newToken();
  const id = await hashText(token);
  await insert(place, 'stars_order', {
    id,
    code,
    visitor_id: 'v',
    isdn: item.parentIsdn,
    language: 'mn',
    personal: await sealPart(place, `stars_order ${id}`, { item, token }),
    key_id: keyOf(place),
    created_at: at,
    updated_at: at,
  });
  return { id, path: `/stars/result?id=${token}` };
}
