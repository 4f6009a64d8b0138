import type { DescribedCall } from '../calls/calls.ts';
import { type CartClient, createCartClient } from './cart-client.ts';
import type { Reading, Target } from './probe.ts';
import type { WriteReport } from './report.ts';

interface Subject {
  number: string;
  /** The shop's products, of which one is put into the cart. */
  products: readonly unknown[];
}

interface Product {
  id: string;
  price: number;
  nameMn: string;
  nameEn: string;
}

const [adding, modifying, merging] = [
  'POST /service/add-cart',
  'POST /service/modify-cart',
  'POST /service/merge-cart',
] as const;

const newKey = (): string => crypto.randomUUID();

const isTaken = ({ answer: { status } }: Reading): boolean => status >= 200 && status < 300;

function toFound({ answer, items }: Reading): string {
  if (items[0] !== undefined && items[0] !== null) return 'answers with the cart';
  return answer.body === undefined
    ? 'answers without JSON'
    : 'answers with something else than the cart';
}

/** What can be put into a cart and is not in it. */
function pickProduct(products: readonly unknown[], taken: ReadonlySet<string>) {
  const all = products as readonly (Product & { stockOnline?: number | null; type?: string })[];
  return all.find(
    ({ id, price, stockOnline, type }) =>
      price > 0 && (stockOnline ?? 2) > 1 && !taken.has(id) && (type ?? 'PHYSICAL') === 'PHYSICAL',
  );
}

async function tryAll(client: CartClient, product: Product): Promise<WriteReport[]> {
  const reports: WriteReport[] = [];
  const { id: productId } = product;
  const quantity = async () => (await client.read())?.get(productId) ?? 0;
  const note = (call: string, reading: Reading, holds: boolean, otherwise: string) => {
    const refused = `answers ${reading.answer.status || 'nothing'}`;
    const found = !isTaken(reading) ? refused : holds ? toFound(reading) : otherwise;
    reports.push({ call, state: isTaken(reading) && holds ? 'good' : 'failing', found });
  };
  const { price, nameMn, nameEn } = product;
  const item = { productId, quantity: 1, price, nameMn, nameEn, image: null, payload: null };
  const key = newKey();
  const added = await client.send(adding, item, key);
  note(adding, added, (await quantity()) === 1, 'is taken, but the cart does not hold it');
  if (!isTaken(added)) return reports;
  const again = await client.send(adding, item, key);
  const twice = await quantity();
  reports.push({
    call: `${adding} again, with the same key`,
    state: 'good',
    found: twice === 1 && again.answer.status !== 0 ? keyWords.header : keyWords.none,
  });
  const merged = await client.send(
    merging,
    { localCartItems: [{ productId, quantity: 1 }] },
    newKey(),
  );
  note(merging, merged, (await quantity()) === twice + 1, 'is taken, but adds nothing');
  const set = await client.send(modifying, { productId, quantity: 1 }, newKey());
  note(modifying, set, (await quantity()) === 1, 'is taken, but changes nothing');
  const removed = await client.send(modifying, { productId, quantity: 0 }, newKey());
  note(`${modifying} to 0`, removed, (await quantity()) === 0, 'is taken, but the line stays');
  const missing = await client.send(modifying, { productId, quantity: 1 }, newKey());
  const isRefused = missing.answer.status >= 400 && missing.answer.status < 500;
  reports.push({
    call: `${modifying} of what is not there`,
    state: isRefused ? 'good' : 'failing',
    found: isRefused ? 'is refused' : 'is not refused with a status from 400 on',
  });
  return reports;
}

export const keyWords = {
  header: 'keys are honoured',
  none: 'keys are ignored: it was added twice',
} as const;

/** Adds, merges, changes and removes one product with a number made for tests, and leaves the cart as it was. */
export async function checkCart(
  own: readonly DescribedCall[],
  target: Target,
  { number, products }: Subject,
): Promise<WriteReport[]> {
  const client = createCartClient(own, target, number);
  const before = await client.read();
  const untried = (found: string): WriteReport[] => [{ call: adding, state: 'untried', found }];
  if (!before) return untried('the cart cannot be read, so it is left alone');
  const product = pickProduct(products, new Set(before.keys()));
  if (!product) return untried('no product was found that is not in the cart');
  let reports: WriteReport[] = [];
  try {
    reports = await tryAll(client, product);
  } finally {
    const isRestored = await client.restore(before);
    reports.push({
      call: 'the cart afterwards',
      state: isRestored ? 'good' : 'failing',
      found: isRestored ? 'is as it was' : 'is not as it was: please look at it',
    });
  }
  return reports;
}
