import { readTicked } from '../http/page-html.ts';
import { SignedPayer } from './signed-payer.ts';

const flow = '/leasing/assessment';

/** Whoever is assessed for a lease. */
export class Applicant {
  readonly isdn: string;
  readonly payer: SignedPayer;

  constructor(isdn: string, payer: SignedPayer) {
    this.isdn = isdn;
    this.payer = payer;
  }

  static async plant(query: (sql: string) => Promise<unknown>, isdn: string): Promise<Applicant> {
    return new Applicant(isdn, await SignedPayer.plant(query, isdn, 'leasing'));
  }

  /** As far as the consent, upon which the number is compared with e-Mongolia. */
  async walk(url: string): Promise<void> {
    const asked = '/leasing?price=1000000&prepay=10&months=12';
    const wish = readTicked(await this.payer.see(url, asked), 'percent');
    await this.payer.sendForm(url, `${flow}/wish`, wish);
    for (const step of ['who', 'dan']) await this.payer.go(url, `${flow}/${step}`);
  }

  consent = (url: string): Promise<Response> => this.payer.fillIn(url, `${flow}/consent`);
  seeLast = (url: string): Promise<string> => this.payer.see(url, `${flow}/pay`);

  /** Presses the last button, which pays the fee, or of a page that was loaded before. */
  async pay(url: string, shown?: string): Promise<Response> {
    const fields = readTicked(shown ?? (await this.seeLast(url)));
    const paid = { ...fields, receipt: 'INDIVIDUAL', provider: 'qpay' };
    return this.payer.sendForm(url, `${flow}/pay`, paid);
  }

  /** The address of the assessment's page, which the page of its payment leads to. */
  async findResult(url: string, payment: string): Promise<string> {
    const html = await this.payer.see(url, payment);
    return /href="(\/leasing\/result\?id=[\w-]{43})"/.exec(html)?.[1] ?? '';
  }
}
