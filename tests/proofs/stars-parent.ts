import { SignedPayer } from './signed-payer.ts';

const child = { lastName: 'Батбаяр', firstName: 'Сарнай', relation: 'FATHER' };

/** A parent who orders Stars with a new number, on the bill. */
export class StarsParent {
  readonly isdn: string;
  readonly #payer: SignedPayer;

  private constructor(isdn: string, payer: SignedPayer) {
    this.isdn = isdn;
    this.#payer = payer;
  }

  static async plant(query: (sql: string) => Promise<unknown>, isdn: string): Promise<StarsParent> {
    return new StarsParent(isdn, await SignedPayer.plant(query, isdn, 'stars'));
  }

  /** As far as the child, about which mobile-services is asked. */
  async walk(url: string): Promise<void> {
    for (const step of ['start', 'dan']) await this.#payer.go(url, `/stars/${step}`);
  }

  name = (url: string): Promise<Response> =>
    this.#payer.fillIn(url, '/stars/child', {
      ...child,
      registerNumber: `УБ152601${this.isdn.slice(-2)}`,
    });

  /** From there to the last step. */
  async choose(url: string, number: string): Promise<void> {
    await this.#payer.go(url, '/stars/number', { number: 'NEW' });
    await this.#payer.go(url, '/stars/new', { isdn: number });
    await this.#payer.go(url, '/stars/package', { packageId: 'stars-mini', by: 'BILL' });
    const led = await this.#payer.go(url, '/stars/terms');
    if (led !== '/stars/pay') throw new Error(`not at the last step: ${led}`);
  }

  /** Presses the last button; where that led. */
  order = (url: string): Promise<string> => this.#payer.go(url, '/stars/pay');
  see = (url: string, path: string): Promise<string> => this.#payer.see(url, path);
}
