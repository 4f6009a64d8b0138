import { unwrap } from '#services/upstream/reshape.ts';

/** One answer as the site would read it. */
export interface Answer {
  ms: number;
  status: number;
  /** Undefined where the answer is no JSON. */
  body: unknown;
  /** Inside of `data` or `data.data`. */
  found: unknown;
  next: string | null;
  total: number | null;
  /** Why it cannot be read; without a word of the service's own. */
  fault?: string;
}

const maxMs = 15_000;

function readBeside(body: unknown) {
  const { holders, found } = unwrap(body);
  const { next, total } = Object.assign({}, ...holders) as { next?: unknown; total?: unknown };
  return {
    found,
    next: typeof next === 'string' || typeof next === 'number' ? String(next) : null,
    total: Number.isInteger(Number(total ?? NaN)) ? Number(total) : null,
  };
}

/** Texts of errors may repeat what was sent, so only their codes are told. */
function toFault(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 15 s';
  const code: unknown = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'code');
  return `cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`;
}

function toStatusFault({ status, headers }: Response): string | undefined {
  if (status >= 300 && status < 400) return `answers with a redirect (${status})`;
  if (status >= 400) return `answers ${status}`;
  const type = headers.get('content-type') ?? '';
  return /json/i.test(type) ? undefined : 'answers with something else than JSON';
}

/** Asks once, and never throws. */
export async function ask(base: string, path: string, init: RequestInit): Promise<Answer> {
  const started = performance.now();
  const nothing = { body: undefined, found: undefined, next: null, total: null };
  try {
    const response = await fetch(base + path, { ...init, signal: AbortSignal.timeout(maxMs) });
    const text = await response.text();
    const ms = performance.now() - started;
    const { status } = response;
    const fault = toStatusFault(response);
    try {
      const body: unknown = JSON.parse(text);
      return { ms, status, body, ...readBeside(body), ...(fault ? { fault } : {}) };
    } catch {
      return { ms, status, ...nothing, fault: fault ?? 'answers with broken JSON' };
    }
  } catch (error) {
    return { ms: performance.now() - started, status: 0, ...nothing, fault: toFault(error) };
  }
}
