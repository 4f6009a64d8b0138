import { createHash } from 'node:crypto';
import { newOperationId } from '#forms/operation-id.ts';
import { toAgreed } from './checkout-visitor.ts';
import { readFormWith } from './page-html.ts';
import { PayVisitor } from './pay-visitor.ts';
import type { Site } from './start-site.ts';

/** Signs in with a number that was confirmed before. */
export async function signedIn(site: Site, isdn: string): Promise<PayVisitor> {
  const one = new PayVisitor(site.origin);
  one.cookies.set('lang', 'en');
  const token = isdn.padEnd(43, 'x');
  const id = createHash('sha256').update(token).digest('hex');
  const end = Date.now() + 3_600_000;
  await site.query(`INSERT INTO visitor (id, created_at, expires_at) VALUES ('${id}', 0, ${end})`);
  await site.query(`INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn)
    VALUES ('${id}', '${id}', ${Date.now()}, ${end}, 'phone', '${isdn}')`);
  one.cookies.set('sid', token);
  return one;
}

const own = new Set(['step', 'version', 'termsVersion', 'total']);

/** Agrees to all that its page shows, and says where the payment is. */
export async function reserve(one: PayVisitor, path: string): Promise<string> {
  const html = await one.see(path);
  const shown = readFormWith(html, 'termsVersion').filter(([name]) => own.has(name));
  const answer = await one.post(path, {
    ...Object.fromEntries(shown),
    ...one.receipt,
    ...toAgreed(html),
    op: newOperationId(),
  });
  const href = answer.headers.get('location');
  if (href === null) throw new Error(`refused with ${answer.status}`);
  return href;
}
