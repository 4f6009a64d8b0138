import { listElements } from './page-html.ts';
import { sendTo } from './send-to.ts';

/** A number nobody else has used: every one has its own limits. */
export function newNumber(): string {
  return `99${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
}

/** An address in a network that hardly anybody else has. */
export function newAddress(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2));
  return `10.${a}.${b}.1`;
}

export function findCodeIn(outbox: string, isdn: string): string | undefined {
  return new RegExp(`>${isdn}<[\\s\\S]*?#(\\d{6})`).exec(outbox)?.[1];
}

/** The newest code sent to a number; it leaves after the answer does. */
export async function readCode(origin: string, isdn: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const outbox = await (await sendTo(origin, '/operator/outbox')).text();
    const code = findCodeIn(outbox, isdn);
    if (code) return code;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('no code came');
}

/** Any other of the same length. */
export function toWrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** A browser without scripts: it keeps its cookies, posts forms and does not follow redirects by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #address: string;

  /** Each comes from a network of its own, unless an address is given: what others ask for must not be counted here. */
  constructor(
    origin: string,
    cookies: Readonly<Record<string, string>> = {},
    address = newAddress(),
  ) {
    this.#origin = origin;
    this.#address = address;
    for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('accept', 'text/html');
    // In production Cloudflare writes it.
    headers.set('cf-connecting-ip', this.#address);
    const answer = await sendTo(this.#origin, path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    const body = new URLSearchParams(fields);
    return this.ask(path, { method: 'POST', body, headers: { origin: this.#origin } });
  }

  /** Gets a code and answers with it. */
  async requestCode(isdn: string, next = ''): Promise<string> {
    const answer = await this.post(`/sign-in${next}`, { step: 'number', isdn });
    if (answer.status !== 303) throw new Error(`no code was issued: ${answer.status}`);
    return readCode(this.#origin, isdn);
  }

  async signIn(isdn = newNumber()): Promise<string> {
    const code = await this.requestCode(isdn);
    const answer = await this.post('/sign-in', { step: 'code', code });
    if (answer.status !== 303) throw new Error(`not signed in: ${answer.status}`);
    return isdn;
  }
}

/** What a page says went wrong. */
export async function readAlerts(answer: Response): Promise<string> {
  const html = await answer.text();
  return listElements(html)
    .filter(
      ({ tagName, properties }) =>
        tagName === 'p' && properties['role'] === 'alert' && !properties['hidden'],
    )
    .map((element) => {
      const words: string[] = [];
      const walk = (nodes: typeof element.children) => {
        for (const node of nodes) {
          if (node.type === 'text') words.push(node.value);
          if (node.type === 'element') walk(node.children);
        }
      };
      walk(element.children);
      return words.join(' ');
    })
    .join(' | ');
}
