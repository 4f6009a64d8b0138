import { newOperationId } from '#forms/operation-id.ts';

import { CheckoutVisitor, readFaults, readWords } from './checkout-visitor.ts';
import { readFormWith } from './page-html.ts';
import { origin, queryDatabase } from './site.ts';

type Fields = Readonly<Record<string, string>>;

const hidden = new Set(['op', 'revision', 'total']);

/** What the wallet does with an invoice. */
type Way = 'bank' | 'untold';

/** Somebody who pays bills without scripts. */
export class PayVisitor extends CheckoutVisitor {
  readonly #site: string;

  constructor(site: string = origin) {
    super(site);
    this.#site = site;
  }

  /** Sends a step, and says where it led; else the status and what is wrong. */
  async step(path: `/pay/${string}`, fields: Fields, html?: string): Promise<string> {
    const answer = await this.sendStep(path, fields, html);
    return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
  }

  async sendStep(path: `/pay/${string}`, fields: Fields, html?: string): Promise<Response> {
    const shown = html ?? (await this.see(path));
    const own = readFormWith(shown, 'revision').filter(([name]) => hidden.has(name));
    return this.post(path, { ...Object.fromEntries(own), ...fields });
  }

  /** Looks a bill up, and says where that led. */
  find(number: string, more: Fields = {}): Promise<string> {
    return this.step('/pay/bill/number', { number, ...more });
  }

  readonly receipt = { receipt: 'INDIVIDUAL', provider: 'qpay' } as const;

  /** Pays in the wallet, and loads the payment's page until it says so. `query` is of the visitor's site. */
  async payIn(
    href: string,
    { way = 'bank', query = queryDatabase }: { way?: Way; query?: typeof queryDatabase } = {},
  ): Promise<string> {
    const html = await this.see(href);
    const [, wallet = ''] = /href="(\/operator\/wallet[^"]*)"/.exec(html) ?? [];
    await this.post(wallet.replaceAll('&amp;', '&'), { way });
    // The provider has just been asked; as if the time until it may be asked again were over.
    await query(`UPDATE payment SET checked_at = 0 WHERE state = 'PENDING'`);
    for (let turn = 0; turn < 100; turn += 1) {
      const shown = await this.see(href);
      if (!shown.includes('data-payment="PENDING"')) return shown;
      await new Promise((done) => setTimeout(done, 300));
    }
    throw new Error('the payment stays pending');
  }

  /** What the result's page says once the service has answered. */
  async seeResult(
    payment: string,
    turns = 20,
  ): Promise<{ html: string; words: string; href: string }> {
    const [, href = ''] = /href="(\/pay\/result\?id=[\w-]{43})"/.exec(payment) ?? [];
    for (let turn = 0; ; turn += 1) {
      const html = await this.see(href);
      const status = await readStatus(href);
      if (status !== 'PAID' || turn > turns) return { html, words: readWords(html), href };
      await new Promise((done) => setTimeout(done, 500));
    }
  }

  newId = newOperationId;
  site = (): string => this.#site;
}

/** The state of the purchase of a result's address. */
async function readStatus(href: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256')
    .update(href.split('=')[1] ?? '')
    .digest('hex');
  const [row] = await queryDatabase(`SELECT status FROM purchase WHERE token_hash = '${hash}'`);
  return String(row?.['status']);
}
