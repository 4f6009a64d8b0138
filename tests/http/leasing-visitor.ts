import { readFaults } from './checkout-visitor.ts';
import { signInAs } from './dan-visit.ts';
import { listElements, readLinks, readTicked } from './page-html.ts';
import { PayVisitor } from './pay-visitor.ts';
import { origin, send } from './site.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;
const path = '/leasing/assessment';

/** Where a step has led to; a refusal as its status and words, with the page that says so. */
export interface Led {
  step: string;
  to: string;
  html: string;
}

/** Somebody who is assessed, without scripts. */
export class LeasingVisitor extends PayVisitor {
  static async enter(isdn: string, lang: 'mn' | 'en' = 'en'): Promise<LeasingVisitor> {
    const visitor = new LeasingVisitor(origin);
    const { cookie } = await signInAs(isdn);
    visitor.cookies.set('sid', cookie.replace('sid=', ''));
    visitor.cookies.set('lang', lang);
    return visitor;
  }

  /** Presses the button of the calculator. */
  async wish(query = 'price=1000000&prepay=10&months=12'): Promise<Led> {
    return this.#send('wish', readTicked(await this.see(`/leasing?${query}`), 'percent'));
  }

  /** Fills in a step as whoever agrees to everything. */
  async fillIn(name: string, more: Fields = {}): Promise<Led> {
    return this.#send(name, { ...readTicked(await this.see(`${path}/${name}`)), ...more });
  }

  async #send(step: string, fields: Fields): Promise<Led> {
    const answer = await this.post(`${path}/${step}`, fields);
    const to = answer.headers.get('location');
    if (to !== null) return { step, to, html: '' };
    const html = await answer.text();
    return { step, to: `${answer.status} ${readFaults(html)}`, html };
  }

  /** Presses the last button of a page that was loaded before, and says where that led. */
  async payFee(shown: string, op: string): Promise<string> {
    const fields = { ...readTicked(shown), receipt: 'INDIVIDUAL', provider: 'qpay', op };
    return (await this.#send('pay', fields)).to;
  }

  /** Goes on from a step, in whatever order they come, to the fee or to what refuses. */
  async walk(citizen: string, from = 'wish'): Promise<Led> {
    let led = await (from === 'wish' ? this.wish() : this.fillIn(from));
    for (let turn = 0; turn < 12; turn += 1) {
      if (led.to.includes('/operator/dan')) led = await this.#agree(led, citizen);
      const [, name] = /^\/leasing\/assessment\/(\w+)$/.exec(led.to) ?? [];
      if (name === undefined || name === 'pay') return led;
      led = await this.fillIn(name);
    }
    throw new Error(`walks in a circle at ${led.step}`);
  }

  /** At the provider that the operator plays; the way back ends where the flow goes on. */
  async #agree({ step, to }: Led, citizen: string): Promise<Led> {
    const body = new URLSearchParams({ decision: 'allow', citizen });
    const agreed = await send(to.replace(origin, ''), {
      method: 'POST',
      body,
      headers: { origin },
    });
    await this.see((agreed.headers.get('location') ?? '').replace(origin, ''));
    return { step, to: `${path}/${step}`, html: '' };
  }
}

/** Where a page leads to by itself, without its menus. */
export const leadsOf = (html: string): string[] => {
  const main = listElements(html).find(({ tagName }) => tagName === 'main');
  return main ? readLinks(main).map(([, href]) => href) : [];
};
