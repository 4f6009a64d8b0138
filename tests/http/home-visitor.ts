import { listElements, readFormWith } from './page-html.ts';
import { Visitor } from './tan-visitor.ts';

export type StepFields = Readonly<Record<string, string | readonly string[]>>;

const inBayangol = {
  cityId: 'ub',
  districtId: 'bayangol',
  khorooId: 'bayangol-03',
  building: '12',
  apartment: '7',
};

/** An address for each answer of the network. */
export const homeAddresses = {
  available: inBayangol,
  planned: { ...inBayangol, districtId: 'nalaikh', khorooId: 'nalaikh-01' },
  no: { ...inBayangol, districtId: 'baganuur', khorooId: 'baganuur-01' },
  unknown: { ...inBayangol, building: '404' },
  failing: { ...inBayangol, building: '500' },
  slow: { ...inBayangol, building: '800' },
} as const;

export const contact = { name: 'Сувданцэцэг Туршилт', phone: '88-00 41 57' };

/** What belongs to the page on which a form stands, besides what is typed. */
export interface Shown {
  html: string;
  /** Hidden fields. */
  hidden: Record<string, string>;
  /** The values of each group of radio buttons and boxes. */
  choices: Map<string, string[]>;
  /** What the fields hold, and which choices are made. */
  typed: StepFields;
}

export function readShown(html: string): Shown {
  const choices = new Map<string, string[]>();
  const typed: Record<string, string | string[]> = {};
  for (const { tagName, properties, children } of listElements(html)) {
    const [name, value] = [String(properties['name']), String(properties['value'] ?? '')];
    const type = properties['type'] ?? 'text';
    if (tagName === 'select') {
      const chosen = children.find(
        (child) => child.type === 'element' && child.properties['selected'],
      );
      typed[name] = chosen?.type === 'element' ? String(chosen.properties['value'] ?? '') : '';
    } else if (tagName === 'input' && (type === 'radio' || type === 'checkbox')) {
      choices.set(name, [...(choices.get(name) ?? []), value]);
      if (properties['checked']) typed[name] = [typed[name] ?? [], value].flat();
    } else if (tagName === 'input' && type !== 'hidden') typed[name] = value;
  }
  const ofStep = new Set(['revision', 'op', 'version']);
  const hidden = Object.fromEntries(readFormWith(html, 'op').filter(([name]) => ofStep.has(name)));
  return { html, hidden, choices, typed };
}

/** Somebody in the flow of home internet, without scripts, at the site of an origin. */
export class HomeVisitor extends Visitor {
  readonly #origin: string;

  constructor(origin: string, cookies: Readonly<Record<string, string>> = {}) {
    super(origin, { lang: 'en', complete: '1', ...cookies });
    this.#origin = origin;
  }

  async see(step: string): Promise<Shown> {
    const answer = await this.ask(`/home-internet/${step}`);
    if (answer.status !== 200) throw new Error(`${step} answers ${answer.status}`);
    return readShown(await answer.text());
  }

  /** Sends a step's form, by default as it is shown now. */
  async send(step: string, fields: StepFields, shown?: Shown): Promise<Response> {
    const { hidden } = shown ?? (await this.see(step));
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries({ ...hidden, ...fields }))
      for (const value of [values].flat()) body.append(name, value);
    return this.ask(`/home-internet/${step}`, {
      method: 'POST',
      body,
      headers: { origin: this.#origin },
    });
  }

  /** Fills in a step, and returns the name of the next. */
  async fill(step: string, fields: StepFields, shown?: Shown): Promise<string> {
    const answer = await this.send(step, fields, shown);
    const location = answer.headers.get('location') ?? '';
    if (answer.status !== 303) throw new Error(`${step} was refused: ${answer.status}`);
    return location.replace('/home-internet/', '');
  }

  /** The first choice of each group. */
  async choose(step: string): Promise<string> {
    const shown = await this.see(step);
    const first = [...shown.choices].map(([name, values]) => [name, values[0] ?? '']);
    return this.fill(step, Object.fromEntries(first), shown);
  }

  /** From the address to a step; the names of the steps on the way. */
  async fillUntil(last: string, address: StepFields = homeAddresses.available): Promise<string[]> {
    const steps = ['address'];
    for (let next = await this.fill('address', address); next !== last;) {
      steps.push(next);
      next = next === 'contact' ? await this.fill(next, contact) : await this.choose(next);
    }
    return [...steps, last];
  }

  fillUntilConfirm(address?: StepFields): Promise<string[]> {
    return this.fillUntil('confirm', address);
  }

  /** The last step with everything agreed to that is there. */
  async confirm(): Promise<Response> {
    const shown = await this.see('confirm');
    return this.send('confirm', toAgreed(shown), shown);
  }
}

export const toAgreed = ({ choices }: Shown): StepFields => ({
  purpose: choices.get('purpose') ?? [],
  terms: 'yes',
});

/** What a refused form says: the summary's links, whether each leads somewhere, and the title. */
export function readRefusal(html: string) {
  const elements = listElements(html);
  const ids = new Set(elements.map(({ properties }) => properties['id']));
  const links = elements
    .map(({ properties }) => properties['href'] ?? '')
    .filter((href) => href.startsWith('#field-'))
    .map((href) => href.slice(1));
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return { title, links, lost: links.filter((id) => !ids.has(id)) };
}
