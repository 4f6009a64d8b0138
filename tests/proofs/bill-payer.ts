import { newOperationId } from '#forms/operation-id.ts';
import { readFormWith } from '../http/page-html.ts';
import { sendTo } from '../http/send-to.ts';

type Fields = Readonly<Record<string, string>>;

const hidden = new Set(['revision', 'total']);

/** A browser without scripts that pays bills. */
export class BillPayer {
  readonly #cookies: Map<string, string>;
  readonly #headers: Fields;

  constructor(headers: Fields = {}, cookies: Fields = {}) {
    this.#headers = headers;
    this.#cookies = new Map(Object.entries(cookies));
  }

  /** The same visitor in another tab, which has begun nothing. */
  newTab(): BillPayer {
    return new BillPayer(...this.listKept());
  }

  /** What another tab of this browser would send too. */
  protected listKept(): [headers: Fields, cookies: Fields] {
    const kept = [...this.#cookies].filter(([name]) => !name.startsWith('draft-'));
    return [this.#headers, Object.fromEntries(kept)];
  }

  async send(url: string, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.#headers, cookie, origin: url };
    const answer = await sendTo(url, path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  async see(url: string, path: string): Promise<string> {
    return (await this.send(url, path)).text();
  }

  post(url: string, path: string, fields: Fields): Promise<Response> {
    return this.send(url, path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Fills in the first step; where it led. */
  async choose(url: string, path: string, fields: Fields): Promise<string> {
    const first = { revision: '0', op: newOperationId(), ...fields };
    const answer = await this.post(url, path, first);
    return answer.headers.get('location') ?? String(answer.status);
  }

  /** What the last step's page sends along. */
  async readLast(url: string, path: string): Promise<Fields> {
    const shown = readFormWith(await this.see(url, path), 'revision');
    return Object.fromEntries(shown.filter(([name]) => hidden.has(name)));
  }

  /** Presses "pay" once, in a tab of its own. */
  async press(url: string, path: string, last: Fields, more: Fields = {}): Promise<string> {
    const fields = {
      ...last,
      op: newOperationId(),
      receipt: 'INDIVIDUAL',
      provider: 'qpay',
      ...more,
    };
    const answer = await this.post(url, path, fields);
    await answer.text();
    return answer.headers.get('location') ?? String(answer.status);
  }
}
