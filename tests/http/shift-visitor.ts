import { newOperationId } from '#forms/operation-id.ts';
import { addProof, addSession } from './add-session.ts';
import { listElements, listInside, readFormWith, readLinks, toText } from './page-html.ts';
import { newAddress, Visitor } from './tan-visitor.ts';

export interface ShiftSite {
  origin: string;
  query: (sql: string) => Promise<unknown>;
}

type Fields = readonly (readonly [string, string])[];
const typed = new Set(['purpose', 'terms']);
const hidden = new Set(['revision', 'version', 'termsVersion', 'on']);

/** The reasons that a page gives, in its order. */
export const reasonsOf = (html: string): string[] =>
  listElements(html)
    .flatMap(({ properties }) => properties['dataReason'] ?? [])
    .map(String);

/** What a page says of each reason in its own place: title, text, and where it leads. */
export const readRefusals = (html: string): Record<string, object> =>
  Object.fromEntries(
    listElements(html)
      .filter(({ properties }) => properties['dataReason'])
      .map((card) => [
        String(card.properties['dataReason']),
        {
          says: listInside(card)
            .filter(({ tagName }) => tagName === 'h3' || tagName === 'p')
            .map(toText),
          links: readLinks(card),
        },
      ]),
  );

export const hrefsOf = (html: string): string[] =>
  listElements(html).flatMap(({ tagName, properties }) =>
    tagName === 'a' ? [String(properties['href'])] : [],
  );

/** Somebody who is signed in and changes a plan, without scripts. */
export class ShiftVisitor extends Visitor {
  readonly address: string;
  readonly #site: ShiftSite;
  readonly #id: string;
  readonly #isdn: string;

  private constructor(
    site: ShiftSite,
    isdn: string,
    session: { id: string; cookies: Readonly<Record<string, string>> },
  ) {
    const address = newAddress();
    super(site.origin, session.cookies, address);
    this.address = address;
    this.#site = site;
    this.#id = session.id;
    this.#isdn = isdn;
  }

  static async enter(site: ShiftSite, isdn: string): Promise<ShiftVisitor> {
    const { id, token } = await addSession(site.query, isdn);
    const cookies = { sid: token, account: '1', complete: '1', lang: 'en' };
    return new ShiftVisitor(site, isdn, { id, cookies });
  }

  /** The same browser, where the site has another address by now. */
  at(origin: string): ShiftVisitor {
    const cookies = Object.fromEntries(this.cookies);
    return new ShiftVisitor({ ...this.#site, origin }, this.#isdn, { id: this.#id, cookies });
  }

  cookie = (): string => [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  see = async (path: string): Promise<string> => (await this.ask(path)).text();

  /** As Dan and a code to the registered address would have left it. */
  async prove(): Promise<void> {
    const until = Date.now() + 1_800_000;
    const proved = { visitorId: this.#id, isdn: this.#isdn, purpose: 'packageShift' };
    await addProof(this.#site.query, proved);
    await this.#site.query(
      `INSERT INTO fresh_code (visitor_id, purpose, isdn, at, expires_at)
       VALUES ('${this.#id}', 'package-shift', '${this.#isdn}', 1, ${until})`,
    );
  }

  /** Fills in one step; where it led, or the answer that refuses it. */
  async step(
    name: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<string | Response> {
    const path = `/packageshift/${name}`;
    const own = readFormWith(await this.see(path), 'revision').filter(([field]) =>
      hidden.has(field),
    );
    const sent = { ...Object.fromEntries(own), op: newOperationId(), ...fields };
    const answer = await this.post(path, sent);
    return answer.headers.get('location') ?? answer;
  }

  /** As far as the last step, by somebody who has proved everything. */
  async fill(planId: string): Promise<void> {
    await this.step('check', { by: 'DAN' });
    await this.step('choose', { planId });
    let led = await this.step('compare');
    if (led === '/packageshift/reason') led = await this.step('reason', { reason: 'PRICE' });
    if (led !== '/packageshift/confirm')
      throw new Error(`not at the last step: ${typeof led === 'string' ? led : led.status}`);
  }

  /** What the last form sends, with all its boxes ticked. */
  async readConfirm(): Promise<Fields> {
    const shown = readFormWith(await this.see('/packageshift/confirm'), 'revision');
    return shown.filter(([name]) => hidden.has(name) || typed.has(name));
  }

  /** Presses "change my plan". */
  async confirm(fields: Fields, op = newOperationId()): Promise<Response> {
    const body = new URLSearchParams([...fields.map(([a, b]) => [a, b]), ['op', op]]);
    return this.ask('/packageshift/confirm', {
      method: 'POST',
      body,
      headers: { origin: this.#site.origin },
    });
  }
}
