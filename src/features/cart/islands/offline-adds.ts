import { readStored, removeStored, writeStored } from '#browser/browser-storage.ts';
import { showCount } from './cart-state.ts';
import { sendAdd } from './send-change.ts';

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
export function sendQueuedLater(waitMs = 3000): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(async () => {
    await sendQueued();
    if (readQueue().length > 0) sendQueuedLater(Math.min(waitMs * 2, maxWaitMs));
  }, waitMs);
}

/** The number of queued items: the badge counts them too. */
export function countQueued(): number {
  return readQueue().reduce(
    (sum, fields) => sum + Number(fields.find(([name]) => name === 'quantity')?.[1] ?? 1),
    0,
  );
}
