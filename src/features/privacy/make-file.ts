import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { brand } from '#domain/brand.ts';
import { requestContext } from '#request/context.ts';
import { findCopyEnd } from './acts.ts';
import type { Retention } from './model.ts';
import { findPerson } from './person.ts';
import { readCopy } from './store.ts';

/** Everything that this site stores of a customer, as JSON; null where no code for it was typed a moment ago. */
export async function makeFile(
  retention: Retention,
): Promise<{ text: string; headers: Record<string, string> } | null> {
  const { mode } = requestContext();
  const person = mode === 'kiosk' ? null : await findPerson();
  if (!person || (await findCopyEnd(person.customer)) === null) return null;
  const { isdn } = person.customer;
  const madeAt = new Date();
  const about = { site: brand.legalNameEn, number: isdn, madeAt: madeAt.toISOString() };
  const text = JSON.stringify({ about, data: await readCopy(person.ids, retention) }, null, 2);
  const name = `my-data-${toUlaanbaatar(madeAt).date}.json`;
  return {
    text,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // An app's web view shows it, because it can store no file.
      'content-disposition': mode === 'webview' ? 'inline' : `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  };
}
