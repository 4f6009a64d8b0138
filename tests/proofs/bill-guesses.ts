import { maskName } from '#domain/mask-name.ts';
import { toName } from '#operator/src/mobile/bill-account.ts';
import { startSite } from '../http/start-site.ts';
import { BillPayer } from './bill-payer.ts';
import { type Figure, holds, runAtOnce } from './proof.ts';

const guesses = 10_000;
const atOnce = 24;
/** Whose bill is looked up first. */
const isdn = '99112233';
const name = toName(isdn);
const number = (at: number) => `9911${String(at).padStart(4, '0')}`;

/** 10⁴ numbers are tried: by one visitor, then by ever new ones of one network. */
export async function guessBills(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const one = new BillPayer({ 'cf-connecting-ip': '203.0.113.7' });
    await one.choose(site.origin, '/pay/bill/number', { number: isdn });
    // Afterwards this network has had its share of pages too.
    const pages = [
      await one.see(site.origin, '/pay/bill/pay'),
      await one.see(site.origin, '/RSC/R/pay/bill/pay.txt'),
    ];
    const byOne = await runAtOnce(999, atOnce, (at) =>
      one.newTab().choose(site.origin, '/pay/bill/number', { number: number(at + 1) }),
    );
    const ofOne = await countTries(site);
    const byMany = await runAtOnce(guesses - 1000, atOnce, (at) =>
      new BillPayer({ 'cf-connecting-ip': '198.51.100.9' }).choose(
        site.origin,
        '/pay/bill/number',
        { number: number(at + 1000) },
      ),
    );
    const ofMany = (await countTries(site)) - ofOne;
    const isShown = (place: string) => place.startsWith('/pay/bill/');
    return [
      { says: 'bills that one visitor has looked up in 1000 tries', found: ofOne, expected: 10 },
      // 30 a minute, and 40 an hour: a run that is quick sees the first of the two.
      holds(
        `of ${guesses - 1000} new visitors of one network ${ofMany} have looked up a bill: at most 40, and some`,
        ofMany > 0 && ofMany <= 40,
      ),
      {
        says: 'answers that led to a bill',
        found: [...byOne, ...byMany].filter(isShown).length,
        expected: ofOne + ofMany - 1,
      },
      {
        says: 'of a page and its payload, those with the masked name',
        found: pages.filter((page) => page.includes(maskName(name))).length,
        expected: 2,
      },
      {
        says: 'of them, those with the whole one',
        found: pages.filter((page) => page.includes(name)).length,
        expected: 0,
      },
    ];
  } finally {
    await site.stop();
  }
}

async function countTries(site: Awaited<ReturnType<typeof startSite>>): Promise<number> {
  const [row] = await site.query('SELECT count(DISTINCT id) AS n FROM velocity');
  return Number(row?.['n']);
}
