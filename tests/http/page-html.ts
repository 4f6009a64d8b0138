import { fromHtml } from 'hast-util-from-html';

type Tree = ReturnType<typeof fromHtml>;
export type Element = Extract<Tree['children'][number], { type: 'element' }>;
type Nodes = readonly (Tree['children'][number] | Element['children'][number])[];

const listIn = (nodes: Nodes): Element[] =>
  nodes.flatMap((node) =>
    node.type === 'element'
      ? [node, ...listIn(node.children), ...listIn(node.content?.children ?? [])]
      : [],
  );

/** Every element of a page as a browser would parse it; flight data inside scripts stays text. */
export const listElements = (html: string, fragment = false): Element[] =>
  listIn(fromHtml(html, { fragment }).children);

/** What stands in an element. */
export const listInside = ({ children }: Element): Element[] => listIn(children);

/** The links of an element, by what they say. */
export const readLinks = (element: Element): [says: string, href: string][] =>
  listInside(element).flatMap((one) =>
    one.tagName === 'a' ? [[toText(one), String(one.properties['href'])]] : [],
  );

export function toText(element: Element): string {
  return element.children
    .map((child) =>
      child.type === 'element' ? toText(child) : child.type === 'text' ? child.value : '',
    )
    .join('');
}

const toWord = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a select sends that nobody has touched: what is chosen, else its first option. */
function toSelected({ children }: Element): unknown {
  const options = children.filter((one): one is Element => one.type === 'element');
  return (options.find(({ properties }) => properties['selected']) ?? options[0])?.properties[
    'value'
  ];
}

/** The fields of the form that holds a field of this name, as a browser sends them when every box is ticked. */
export function readFormWith(html: string, name: string): [string, string][] {
  const forms = listElements(html).filter(({ tagName }) => tagName === 'form');
  const fieldsOf = (form: Element) => {
    const fields: Element[] = [];
    const walk = (nodes: Element['children']) => {
      for (const node of nodes) {
        if (node.type !== 'element') continue;
        if (['input', 'select', 'textarea'].includes(node.tagName)) fields.push(node);
        walk(node.children);
      }
    };
    walk(form.children);
    return fields;
  };
  const form = forms.find((one) =>
    fieldsOf(one).some(({ properties }) => properties['name'] === name),
  );
  const valueOf = (field: Element) => {
    if (field.tagName === 'select') return toSelected(field);
    return field.tagName === 'textarea' ? toText(field) : field.properties['value'];
  };
  return (form ? fieldsOf(form) : []).map((field) => [
    toWord(field.properties['name']),
    toWord(valueOf(field)),
  ]);
}

/** What the form with a field of this name would send with all of its boxes ticked. */
export function readTicked(html: string, field = 'revision'): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of readFormWith(html, field)) {
    if (name !== '') fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

/** The value of the first of these choices that can be made: one that is closed comes disabled. */
export function readOpenChoice(html: string, name: string): string {
  const open = listElements(html).find(
    ({ tagName, properties: has }) =>
      tagName === 'input' && has['name'] === name && !has['disabled'],
  );
  return String(open?.properties['value'] ?? '');
}
