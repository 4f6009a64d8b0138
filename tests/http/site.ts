import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { sendTo } from './send-to.ts';
import { toForm } from './to-form.ts';

export const origin = inject('siteOrigin');

/** The build's own list, as `file/name`. */
export const actions = JSON.parse(readFileSync('dist/actions.json', 'utf8')) as string[];

/** Of the consent page: the one form of the site that stores something. */
export const consentAction =
  actions.find((id) => id.endsWith('/saveConsent')) ?? 'missing/saveConsent';
export const consentCall = `/RSC/F/${consentAction}.txt`;

export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  sendTo(origin, path, init);

/** A POST from a page of the site itself. */
export function post(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(path, { method: 'POST', body, headers: { origin, ...headers } });
}

export async function queryDatabase(sql: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(inject('siteDatabase'), { method: 'POST', body: sql });
  return (await response.json()) as Record<string, unknown>[];
}

/** A call as React's own script sends it: the state before, and the form's fields. */
export function toCall(fields: Record<string, string | readonly string[]>): FormData {
  return toForm({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`_1_${name}`, value])),
    0: '[null,"$K1"]',
  });
}

/** Each job in turn, a few at a time. */
export async function inParallel<T>(
  jobs: readonly T[],
  run: (job: T) => Promise<void>,
): Promise<void> {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await run(job);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
