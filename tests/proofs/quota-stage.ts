import { createHash } from 'node:crypto';
import { newOperationId } from '#forms/operation-id.ts';
import { toAgreed } from '../http/checkout-visitor.ts';
import { readFormWith } from '../http/page-html.ts';
import { sendTo } from '../http/send-to.ts';
import type { Site } from '../http/start-site.ts';
import { press } from './press.ts';

const tokenOf = (index: number) => `preorder-proof-${index}`.padEnd(43, 'x');
const isdnOf = (index: number) => String(99_000_000 + index);

/** So many people are signed in already: who they are is not what is proved. */
export async function addPeople(site: Site, people: number): Promise<void> {
  const now = Date.now();
  const end = now + 7_200_000;
  for (let from = 0; from < people; from += 500) {
    const rows = Array.from({ length: Math.min(500, people - from) }, (_, i) => {
      const id = createHash('sha256')
        .update(tokenOf(from + i))
        .digest('hex');
      return { id, isdn: isdnOf(from + i) };
    });
    await site.query(
      `INSERT INTO visitor (id, created_at, expires_at) VALUES ${rows
        .map(({ id }) => `('${id}', ${now}, ${end})`)
        .join()}`,
    );
    await site.query(
      `INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn) VALUES ${rows
        .map(({ id, isdn }) => `('${id}', '${id}', ${now}, ${end}, 'phone', '${isdn}')`)
        .join()}`,
    );
  }
}

export const cookieOf = (index: number) =>
  `sid=${tokenOf(index)}; complete=1; mode=browser; lang=en`;

const hidden = new Set(['step', 'version', 'termsVersion', 'total']);

/** What everybody sends who agrees to all that the page shows. */
export async function readFields(site: Site, id: string): Promise<[string, string][]> {
  const page = await fetch(`${site.origin}/pre-order/${id}`, { headers: { cookie: cookieOf(0) } });
  const html = await page.text();
  const agreed = Object.entries(toAgreed(html)).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const shown = readFormWith(html, 'termsVersion').filter(([name]) => hidden.has(name));
  return [...shown, ...agreed, ['receipt', 'INDIVIDUAL'], ['provider', 'qpay']];
}

/** Presses until there is an answer: a machine that is asked by thousands sends some away at first. */
export async function take(
  site: Site,
  id: string,
  index: number,
  shown: [string, string][],
): Promise<number> {
  const fields = [...shown, ['op', newOperationId()]];
  const from = { cookie: cookieOf(index), address: `10.${(index >> 8) & 255}.${index & 255}.1` };
  for (let tries = 0; ; tries += 1) {
    const { status } = await press(site.origin, `/pre-order/${id}`, fields, from);
    if (status !== 503 || tries === 60) return status;
    await new Promise((done) => setTimeout(done, 300));
  }
}

/** The wallet of a payment that is open; whoever has opened it can pay when its time is over, too. */
export async function openWallet(site: Site, path: string, cookie: string): Promise<string> {
  const page = await (await fetch(site.origin + path, { headers: { cookie } })).text();
  const [, wallet = ''] = /href="(\/operator\/wallet[^"]*)"/.exec(page) ?? [];
  return wallet.replaceAll('&amp;', '&');
}

/** Refused by the bank, half of it, all of it without the site being told, all of it too late, or nothing. */
export const otherWays = ['decline', 'half', 'untold', 'late', 'none'] as const;
type Way = 'bank' | (typeof otherWays)[number];

export async function pay(site: Site, wallet: string, way: Way): Promise<void> {
  if (wallet === '' || way === 'none') return;
  await sendTo(site.origin, wallet, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams({ way: way === 'late' ? 'bank' : way }),
  });
}

export const pathOf = async (site: Site, index: number): Promise<string> => {
  const html = await (
    await fetch(`${site.origin}/pre-order/po-1`, { headers: { cookie: cookieOf(index) } })
  ).text();
  return /href="(\/paymentSuccess\?id=[\w-]{43})"/.exec(html)?.[1] ?? '';
};
