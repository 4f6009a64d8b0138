import { CheckoutVisitor, toAgreed } from '../http/checkout-visitor.ts';
import { readFormWith } from '../http/page-html.ts';

type Fields = Readonly<Record<string, string>>;
type Typed = Parameters<CheckoutVisitor['post']>[1];

const kept = new Set(['op', 'revision', 'version', 'total']);

/** Somebody who says that a number is theirs, and has its SIM replaced, without scripts. */
export class RecoveryVisitor extends CheckoutVisitor {
  readonly #origin: string;

  constructor(origin: string) {
    super(origin);
    this.#origin = origin;
  }

  async #form(step: string): Promise<Fields> {
    const html = await this.see(`/simRecovery/${step}`);
    return Object.fromEntries(readFormWith(html, 'revision').filter(([name]) => kept.has(name)));
  }

  /** Fills in a step, which has to lead to the next. */
  async #fill(step: string, fields: Typed): Promise<string> {
    const answer = await this.post(`/simRecovery/${step}`, {
      ...(await this.#form(step)),
      ...fields,
    });
    const led = answer.headers.get('location');
    if (led === null) throw new Error(`the step ${step} answers ${answer.status}`);
    return led;
  }

  /** As far as the last step, by the citizen whose number it is; what its form sends then. */
  async walk(isdn: string): Promise<Fields> {
    await this.#fill('number', { isdn, registerNumber: 'УК91031458' });
    const provider = await this.#fill('dan', {});
    const decided = await this.post(provider, { decision: 'allow', citizen: 'temuulen' });
    const back = decided.headers.get('location') ?? '';
    await this.see(back.replace(this.#origin, ''));
    await this.#fill('dan', {});
    await this.#fill('reason', { reason: 'LOST' });
    await this.#fill('sim', { way: 'ESIM', device: '' });
    await this.#fill('contact', { phone: '88001236', email: '' });
    const agreed = toAgreed(await this.see('/simRecovery/terms'));
    await this.#fill('terms', { understood: 'yes', ...agreed });
    return { ...(await this.#form('pay')), receipt: 'INDIVIDUAL', provider: 'qpay' };
  }
}
