import { type Schema, sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import { log } from '#lib/log.ts';

const schema: Schema = {
  tagNames: (
    'a b blockquote br code em figcaption figure h2 h3 h4 hr i img li ol p ' +
    's strong sub sup table tbody td th thead tr u ul'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'title',
  ],
  required: {},
  ancestors: {},
};

/** More than any article needs. They bound the parser's work, not only its result. */
export const htmlLimits = { bytes: 30 * 1024, elements: 2000, depth: 32 } as const;

type Tree = ReturnType<typeof sanitize>;
type CleanTree = Extract<Tree, { type: 'root' }>;
type InElement = Extract<Tree, { type: 'element' }>['children'][number];
export type CleanNode = CleanTree['children'][number];
export interface CleanParent {
  readonly children: readonly CleanNode[];
}

interface Parsed {
  fragment: DefaultTreeAdapterMap['documentFragment'];
  elements: number;
  /** The limits that the text went over. */
  over: Set<keyof typeof htmlLimits>;
}

/** The beginning, up to the end of a word or of a tag. The parser drops a tag that is cut off. */
function cutHtml(html: string): string {
  // No UTF-16 unit takes more than three bytes.
  if (html.length * 3 <= htmlLimits.bytes) return html;
  const { read } = new TextEncoder().encodeInto(html, new Uint8Array(htmlLimits.bytes));
  if (read >= html.length) return html;
  const start = html.slice(0, read - 3).replace(/[\uD800-\uDBFF]$/, '');
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('>') + 1);
  return `${start.length - end < 200 ? start.slice(0, end) : start}…`;
}

/** The names of attributes as React has them, where that is not how the parser writes them. */
const attributeNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The parser's nodes as what `sanitize` reads: comments are left out, and every attribute is a text. */
function toNodes(nodes: readonly DefaultTreeAdapterMap['node'][]): InElement[] {
  return nodes.flatMap((node): InElement[] => {
    if ('tagName' in node) {
      const attributes = node.attrs.map(({ name, value }) => [attributeNames[name] ?? name, value]);
      const properties = Object.fromEntries(attributes) as Record<string, string>;
      const { tagName, childNodes } = node;
      return [{ type: 'element', tagName, properties, children: toNodes(childNodes) }];
    }
    return node.nodeName === '#text' && 'value' in node
      ? [{ type: 'text', value: node.value }]
      : [];
  });
}

class TooManyElements extends Error {}

/**
 * Parses as the standard says, within limits. Beyond the depth a start tag is ignored, so that words stay and the
 * stack of open elements stays short. The standard re-opens every unclosed formatting element in every paragraph and
 * table cell, so a short text may ask for a million elements: creating one too many ends the parsing.
 */
function parseWithin(html: string): Parsed {
  const over: Parsed['over'] = new Set();
  let elements = 0;
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(null, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...given: Parameters<typeof defaultTreeAdapter.createElement>) {
        if (elements >= htmlLimits.elements) throw new TooManyElements();
        elements += 1;
        return defaultTreeAdapter.createElement(...given);
      },
    },
  });
  const onStartTag = parser.onStartTag.bind(parser);
  parser.onStartTag = (token) => {
    // The root is on the stack too. What scripts and styles hold is never words.
    const isTooDeep = parser.openElements.stackTop >= htmlLimits.depth;
    if (!isTooDeep || /^(?:script|style)$/.test(token.tagName)) return onStartTag(token);
    over.add('depth');
  };
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    over.add('elements');
  }
  return { fragment: parser.getFragment(), elements, over };
}

/**
 * Replaces elements that stand too deep by what is in them, since the standard may nest what it re-opens deeper than
 * the text did. True where there were some.
 */
function flatten(parent: CleanParent, depth = 0): boolean {
  let isFlattened = false;
  const children: CleanNode[] = [];
  for (const node of parent.children) {
    const isParent = node.type === 'element';
    if (isParent && flatten(node, depth + 1)) isFlattened = true;
    const isTooDeep = isParent && depth >= htmlLimits.depth;
    if (isTooDeep) isFlattened = true;
    children.push(...(isTooDeep ? node.children : [node]));
  }
  Object.assign(parent, { children });
  return isFlattened;
}

interface Known {
  tree: CleanTree;
  elements: number;
}

/** Clean trees of this isolate, by their text: the same pages are rendered again and again. Last used last. */
const known = new Map<string, Known>();
const knownLimits = { texts: 64, elements: 10_000 };

function remember(html: string, clean: Known): void {
  known.delete(html);
  known.set(html, clean);
  let elements = 0;
  for (const one of known.values()) elements += one.elements;
  for (const [oldest, { elements: freed }] of known) {
    if (known.size <= knownLimits.texts && elements <= knownLimits.elements) break;
    known.delete(oldest);
    elements -= freed;
  }
}

/** HTML as a browser would read it, reduced to what text needs, at a cost that the limits bound. Never change it. */
export function cleanHtml(html: string): CleanTree {
  const cut = cutHtml(html);
  let clean = known.get(cut);
  if (!clean) {
    const { fragment, elements, over } = parseWithin(cut);
    if (cut !== html) over.add('bytes');
    // What it returns for a root is a root.
    const tree = sanitize(
      { type: 'root', children: toNodes(fragment.childNodes) },
      schema,
    ) as CleanTree;
    if (flatten(tree)) over.add('depth');
    if (over.size > 0) {
      log.warn('rich-text-cut', { kind: [...over].join(' ') });
    }
    clean = { tree, elements };
  }
  remember(cut, clean);
  return clean.tree;
}
