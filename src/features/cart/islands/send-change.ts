import type { SubmitEvent } from 'react';
import { removeStored, writeStored } from '#browser/browser-storage.ts';
import { readStored } from '#browser/read-stored.ts';
import { addFromList, addToCart, changeCart } from '../actions.ts';
import { publishCart, showCount } from './cart-state.ts';

export type CartResult = Awaited<ReturnType<typeof changeCart>>;
/** No server was reached, so its text is the island's own. */
export const failed: CartResult = {
  ok: false,
  faults: [{ message: 'request.failed', text: '' }],
  typed: {},
  status: 0,
};

let last: Promise<unknown> = Promise.resolve();

/** Sends requests one after the other, so that the last answer is the state after all changes. */
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const next = last.then(send, send);
  last = next.catch(() => null);
  return next;
}

async function publish(result: CartResult): Promise<CartResult> {
  if (result.ok) publishCart(result.value.cart);
  return result;
}

/** Never throws: a request that did not arrive has the outcome `request.failed`. */
export function sendChange(form: FormData): Promise<CartResult> {
  return inTurn(() => changeCart(null, form).then(publish)).catch(() => failed);
}

/** A status of 4xx means that nothing was done; after any other error the change may have been made or not. */
function isAnswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** What was pressed in a list; empty where the form is of one product. */
export function readListed(form: FormData): string {
  const value = form.get('pressed');
  return typeof value === 'string' ? value : '';
}

/** Sends an add; undefined where it is unknown whether it was made, as when the page is left meanwhile. */
export async function sendAdd(form: FormData): Promise<CartResult | undefined> {
  const add = readListed(form) === '' ? addToCart : addFromList;
  try {
    return await inTurn(() => add(null, form).then(publish));
  } catch (error) {
    return isAnswered(error) ? failed : undefined;
  }
}

/** The fields of a form as it was submitted, the pressed button among them. */
export function readSubmitted(event: SubmitEvent<HTMLFormElement>): FormData {
  const form = new FormData(event.currentTarget);
  const button = event.nativeEvent.submitter;
  // Chromium before 112, Safari before 16.4 and Firefox before 111 do not take it with the form.
  if (button instanceof HTMLButtonElement && button.name) form.append(button.name, button.value);
  return form;
}

type Fields = [string, string][];

function isFields(value: unknown): value is Fields {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.every((part) => typeof part === 'string'))
  );
}

function readQueue(): Fields[] {
  const stored = readStored('cartQueue');
  return Array.isArray(stored) ? stored.filter(isFields) : [];
}

function writeQueue(queue: readonly Fields[]): boolean {
  if (queue.length > 0) return writeStored('cartQueue', queue);
  removeStored('cartQueue');
  return true;
}

/**
 * Stores an add, with its operation id, until it is answered: without a connection, or when the page is left before
 * the answer, it is sent again later, and takes effect once. False where the browser's storage does not work.
 */
export function queueAdd(form: FormData): boolean {
  const fields = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return writeQueue([...readQueue(), fields.filter(([name]) => !name.startsWith('$ACTION_'))]);
}

/** Removes an add that has been answered. */
export function unqueueAdd(operationId: string): void {
  writeQueue(readQueue().filter((fields) => operationIdOf(fields) !== operationId));
}

const operationIdOf = (fields: Fields) => fields.find(([name]) => name === 'op')?.[1];

/**
 * Sends the queued adds in order. It stops at one that fails for want of a connection or the service: that stays. Tells
 * of each other one whether it was taken.
 */
export async function sendQueued(): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (const fields of readQueue()) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    // One after the other: the order counts, and the first failure ends the run.
    const result = await sendAdd(form);
    if (!result || (!result.ok && result.faults[0].message === 'request.failed')) return taken;
    taken.push(result.ok);
    unqueueAdd(operationIdOf(fields) ?? '');
    showCount();
  }
  return taken;
}

const maxWaitMs = 60_000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Retries with back-off, because the browser does not always report a connection that has come back. Only one
 * timer runs at a time.
 */
export function sendQueuedLater(
  onTaken: (taken: readonly boolean[]) => void = () => {},
  waitMs = 3000,
): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(async () => {
    onTaken(await sendQueued());
    if (readQueue().length > 0) sendQueuedLater(onTaken, Math.min(waitMs * 2, maxWaitMs));
  }, waitMs);
}

/** The number of queued items: the badge counts them too. */
export function countQueued(): number {
  return readQueue().reduce(
    (sum, fields) => sum + Number(fields.find(([name]) => name === 'quantity')?.[1] ?? 1),
    0,
  );
}
