import { readStored, removeStored, writeStored } from '#ui/browser-storage.ts';
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
 * Keeps an add until it is answered, under the name it was given: without a connection, or when the page is left
 * before the answer, it is sent again later, and done once.
 */
export function queueAdd(form: FormData): boolean {
  const fields = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return writeQueue([...readQueue(), fields.filter(([name]) => !name.startsWith('$ACTION_'))]);
}

/** It has been answered. */
export function unqueueAdd(op: string): void {
  writeQueue(readQueue().filter((fields) => nameOf(fields) !== op));
}

const nameOf = (fields: Fields) => fields.find(([name]) => name === 'op')?.[1];

/** Sends what waits, in its order; what fails for want of a connection or of the service goes on waiting. */
export async function sendQueued(): Promise<void> {
  for (const fields of readQueue()) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    // In their order, and only while they get through.
    const result = await sendAdd(form);
    if (!result || (!result.ok && result.message === 'request.failed')) return;
    unqueueAdd(nameOf(fields) ?? '');
    showCount();
  }
}

const mostWaitMs = 60_000;
let later: ReturnType<typeof setTimeout> | undefined;

/** Tries again by itself, ever more rarely: a connection that comes back is not always told. One such row of tries. */
export function sendQueuedLater(waitMs = 3000): void {
  clearTimeout(later);
  later = setTimeout(async () => {
    await sendQueued();
    if (readQueue().length > 0) sendQueuedLater(Math.min(waitMs * 2, mostWaitMs));
  }, waitMs);
}

/** How many things wait: the badge counts them too. */
export function countQueued(): number {
  return readQueue().reduce(
    (sum, fields) => sum + Number(fields.find(([name]) => name === 'quantity')?.[1] ?? 1),
    0,
  );
}
