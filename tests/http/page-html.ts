import { fromHtml } from 'hast-util-from-html';

type Tree = ReturnType<typeof fromHtml>;
export type Element = Extract<Tree['children'][number], { type: 'element' }>;
type Nodes = readonly (Tree['children'][number] | Element['children'][number])[];

/** Every element of a page as a browser would parse it; flight data inside scripts stays text. */
export function listElements(html: string, fragment = false): Element[] {
  const found: Element[] = [];
  const walk = (nodes: Nodes) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      found.push(node);
      walk(node.children);
      if (node.content) walk(node.content.children);
    }
  };
  walk(fromHtml(html, { fragment }).children);
  return found;
}

export function toText(element: Element): string {
  return element.children
    .map((child) =>
      child.type === 'element' ? toText(child) : child.type === 'text' ? child.value : '',
    )
    .join('');
}

const toWord = (value: unknown) => (typeof value === 'string' ? value : '');

/** The fields of the form that holds a field of this name, as a browser would send them. */
export function readFormWith(html: string, name: string): [string, string][] {
  const forms = listElements(html).filter(({ tagName }) => tagName === 'form');
  const inputsOf = (form: Element) => {
    const inputs: Element[] = [];
    const walk = (nodes: Element['children']) => {
      for (const node of nodes) {
        if (node.type !== 'element') continue;
        if (node.tagName === 'input') inputs.push(node);
        walk(node.children);
      }
    };
    walk(form.children);
    return inputs;
  };
  const form = forms.find((one) =>
    inputsOf(one).some(({ properties }) => properties['name'] === name),
  );
  return (form ? inputsOf(form) : []).map(({ properties }) => [
    toWord(properties['name']),
    toWord(properties['value']),
  ]);
}
