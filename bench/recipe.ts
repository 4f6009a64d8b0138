import { fromHtml } from 'hast-util-from-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Recipe } from './limits.ts';

type Children = Recipe | readonly Children[] | undefined | null;

function flatten(children: Children): Recipe[] {
  if (children === undefined || children === null) return [];
  return typeof children === 'object' && !('type' in children)
    ? children.flatMap(flatten)
    : [children];
}

/** JSON in a script is content for search engines; every other script is the framework's. */
const isFrameworks = (tag: string, type: unknown) =>
  (tag === 'script' || tag === 'template') && type !== 'application/ld+json';

/** React makes one of its own for each picture that is not lazy. */
const isOfPicture = ({ rel, as }: Record<string, unknown>) => rel === 'preload' && as === 'image';

function create(type: unknown, { children, ...props }: Record<string, unknown>): Recipe {
  const rest = flatten(children as Children).filter(
    (child) =>
      typeof child === 'string' ||
      !(isFrameworks(child.type, child.props['type']) || isOfPicture(child.props)),
  );
  if (type === 'script' || type === 'style') {
    const html = rest.filter((child) => typeof child === 'string').join('');
    return { type, props: { ...props, dangerouslySetInnerHTML: { __html: html } }, children: [] };
  }
  return { type: String(type), props, children: rest };
}

/** The same elements as `html`, for React to render again, without what hydration needs. */
export function toRecipe(html: string): Recipe {
  const jsx = create as Parameters<typeof toJsxRuntime>[1]['jsx'] & object;
  const root: unknown = toJsxRuntime(fromHtml(html), { Fragment: 'fragment', jsx, jsxs: jsx });
  const element = (root as Exclude<Recipe, string>).children.find(
    (child) => typeof child === 'object' && child.type === 'html',
  );
  if (!element) throw new Error('the page has no html element');
  return element;
}

const tidy = (value: string) => value.trim().replaceAll(/\s+/g, ' ');

function listTags(node: DefaultTreeAdapterMap['node']): string[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(listTags) : [];
  if (!('tagName' in node)) return inside;
  const type = node.attrs.find(({ name }) => name === 'type')?.value;
  if (isFrameworks(node.tagName, type)) return [];
  const attributes = node.attrs.map(({ name, value }) => `${name}=${tidy(value)}`).toSorted();
  return [[node.tagName, ...attributes].join(' '), ...inside];
}

/** All elements of a page with their attributes, without what hydration needs. */
export const listElements = (html: string) => listTags(parse(html, { scriptingEnabled: false }));
