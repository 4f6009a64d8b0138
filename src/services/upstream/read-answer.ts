import { dropControls } from '#lib/drop-controls.ts';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import { UpstreamError } from './upstream-error.ts';
import { toWholeElements } from './whole-elements.ts';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const suspicious = /__proto__|constructor|prototype|\\u00/;

/** True when an object anywhere in the parsed JSON has a key that could reach a prototype. */
export function hasForbiddenKey(text: string, parsed: unknown): boolean {
  // Almost no answer contains these words, and walking through each would cost more than parsing it.
  if (!suspicious.test(text)) return false;
  const open: unknown[] = [parsed];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && Object.keys(value).some((key) => forbidden.has(key))) return true;
    for (const child of Object.values(value)) open.push(child);
  }
  return false;
}

/** Rejects with the signal's reason as soon as it is aborted, also where the work itself takes no signal. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
const maxRefusalLength = 4096;

interface Reading {
  service: ServiceName;
  signal: AbortSignal;
  maxBytes: number;
  /** A success with a body that is not JSON, or with none, is one. */
  anyBody: boolean;
  /** Of a list that is too large the first elements are read, instead of none. */
  firstElements: boolean;
}

interface Body {
  text: string;
  /** It was longer than may be read. */
  isCut: boolean;
}

async function readText(
  response: Response,
  { service, signal, maxBytes, firstElements }: Reading,
): Promise<Body> {
  if (!firstElements && Number(response.headers.get('content-length')) > maxBytes) {
    throw new UpstreamError('too-large', service);
  }
  const reader = response.body?.getReader();
  if (!reader) return { text: '', isCut: false };
  const decoder = new TextDecoder();
  let text = '';
  let left = maxBytes;
  for (;;) {
    const { done, value } = await untilAborted(reader.read(), signal);
    if (done) return { text: text + decoder.decode(), isCut: false };
    if (value.byteLength > left && !firstElements) throw new UpstreamError('too-large', service);
    text += decoder.decode(value.subarray(0, left), { stream: true });
    if (value.byteLength > left) return { text, isCut: true };
    left -= value.byteLength;
  }
}

/** How JSON writes the characters that `dropControls` removes, and some others. */
const writtenControls =
  /\\(?:[bf]|u(?:00[01]|202[a-e]|206[6-9]|d[89a-f]|fff[ef]))|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/i;

const cleanText = (_key: string, value: unknown) =>
  typeof value === 'string' ? dropControls(value) : value;

function parseJson(text: string, service: ServiceName): unknown {
  let parsed: unknown;
  try {
    // A function for every value costs as much again as parsing.
    parsed = JSON.parse(text, writtenControls.test(text) ? cleanText : undefined);
  } catch {
    throw new UpstreamError('not-json', service);
  }
  if (hasForbiddenKey(text, parsed)) throw new UpstreamError('shape', service);
  return parsed;
}

/** The body of an answer; `isCut`: only its first elements. */
interface Read {
  body: unknown;
  isCut: boolean;
}

async function readJson(response: Response, reading: Reading): Promise<Read> {
  const { service, anyBody } = reading;
  const isJson = jsonType.test(response.headers.get('content-type') ?? '');
  if (!isJson && !anyBody) throw new UpstreamError('not-json', service);
  const { text, isCut } = await readText(response, reading);
  const whole = isCut ? toWholeElements(text) : text;
  if (whole === undefined) throw new UpstreamError('too-large', service);
  try {
    return { body: parseJson(whole, service), isCut };
  } catch (error) {
    if (anyBody) return { body: undefined, isCut };
    throw error;
  }
}

async function readRefusal(response: Response, reading: Reading): Promise<string | undefined> {
  try {
    const { text } = await readText(response, { ...reading, firstElements: false });
    return text.slice(0, maxRefusalLength);
  } catch {
    // The status already says that the call was refused; the words are optional.
    return undefined;
  }
}

function toRetryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Of a public list; of what is a customer's own no part may be missing without a word. */
const mayBeCut = ({ envelope, method, query }: Contract): boolean =>
  envelope === 'list' && method === 'GET' && !query.includes('isdn');

/** @throws UpstreamError for anything but JSON, or any body where that will do, with a status of success. */
export async function readAnswer(
  response: Response,
  contract: Contract,
  within: Pick<Reading, 'signal' | 'maxBytes'>,
): Promise<Read> {
  const { service } = contract;
  const anyBody = contract.answer === 'any';
  const reading = { ...within, service, anyBody, firstElements: mayBeCut(contract) };
  const { status } = response;
  if (status >= 300 && status < 400) throw new UpstreamError('redirect', service, { status });
  if (response.ok) return readJson(response, reading);
  const refusal = status < 500 ? await readRefusal(response, reading) : undefined;
  throw new UpstreamError(status === 404 ? 'not-found' : 'status', service, {
    status,
    refusal,
    retryAfterMs: status === 429 ? toRetryAfterMs(response.headers.get('retry-after')) : undefined,
  });
}
