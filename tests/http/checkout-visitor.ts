import { newOperationId } from '#forms/operation-id.ts';
import { listElements, readFormWith } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { toForm } from './to-form.ts';
import { newAddress } from './tan-visitor.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What somebody in Bayangol fills in. */
export const recipient = {
  cityId: 'ub',
  districtId: 'bayangol',
  khorooId: 'bayangol-03',
  building: '12',
  apartment: '45',
  note: '',
  lastName: 'Болд',
  firstName: 'Сарнай',
  registerNumber: 'УБ92041517',
} as const;

const kept = new Set(['op', 'revision', 'version', 'total']);

/** Somebody who orders without scripts, at the site of an origin. */
export class CheckoutVisitor {
  readonly cookies = new Map<string, string>([
    ['lang', 'en'],
    ['complete', '1'],
  ]);
  readonly #origin: string;
  /** A network of its own: what others ask for must not be counted here. */
  readonly #address = newAddress();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** All that this browser has been given. */
  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      cookie: this.cookie(),
      origin: this.#origin,
      // As a browser does: refusals are then pages in words.
      accept: 'text/html',
      'cf-connecting-ip': this.#address,
    };
    const answer = await sendTo(this.#origin, path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** The page with all of its parts. */
  async see(path: string): Promise<string> {
    const answer = await this.#send(path);
    const html = await answer.text();
    return answer.status === 303 ? this.see(answer.headers.get('location') ?? '/') : html;
  }

  post(path: string, fields: Fields): Promise<Response> {
    return this.#send(path, { method: 'POST', body: toForm(fields) });
  }

  /** Presses "order" for these lines. */
  order(...lines: string[]): Promise<Response> {
    return this.post('/checkout/cart', { op: newOperationId(), line: lines });
  }

  /** Sends the form of a page that was loaded before, or of the page of now. */
  async send(step: string, fields: Fields, html?: string): Promise<Response> {
    const path = `/checkout/${step}`;
    const shown = html ?? (await this.see(path));
    const hidden = readFormWith(shown, 'revision').filter(([name]) => kept.has(name));
    return this.post(path, { ...Object.fromEntries(hidden), ...fields });
  }

  /** Fills in a step, and says where it led; the refusal of one that led nowhere. */
  async fill(step: string, fields: Fields): Promise<string> {
    const answer = await this.send(step, fields);
    return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
  }

  async toDelivery(...lines: readonly string[]): Promise<void> {
    await this.order(...(lines.length > 0 ? lines : [plainLine]));
    await this.fill('contact', { phone: '88001234', email: 'bold@example.mn' });
  }

  /** Until the last step, for a branch. */
  async toPay(...lines: readonly string[]): Promise<void> {
    await this.toDelivery(...lines);
    await this.fill('delivery', { deliveryType: 'PICKUP' });
    await this.fill('branch', { branchId: 'b-009' });
    await this.fill('receipt', { receipt: 'INDIVIDUAL' });
  }

  /** Agrees to all, and pays, by the page of now or one that was loaded before. */
  async pay(fields: Fields = {}, shown?: string): Promise<Response> {
    const html = shown ?? (await this.see('/checkout/pay'));
    return this.send('pay', { ...toAgreed(html), provider: 'qpay', ...fields }, html);
  }
}

/** A thing that is in stock, and a card with a code. */
export const plainLine = 'p-0078 p-0078 1';
export const digitalLine = 'p-0367 p-0367 1';

/** All boxes of a page on which somebody agrees. */
export function toAgreed(html: string): Fields {
  const purpose = listElements(html).flatMap(({ tagName, properties }) =>
    tagName === 'input' && properties['name'] === 'purpose' ? [String(properties['value'])] : [],
  );
  return { purpose, terms: 'yes' };
}

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the summary of faults says. */
export function readFaults(html: string): string {
  const [, list = ''] = /id="error-summary"[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return toText(list);
}

/** What a page says, in words. */
export const readWords = (html: string): string =>
  toText(html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' '));
