import { fromHtml } from 'hast-util-from-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Recipe } from './limits.ts';

type Children = Recipe | readonly Children[] | undefined | null;

function flatten(children: Children): Recipe[] {
  if (children === undefined || children === null) return [];
  return typeof children === 'object' && !('type' in children)
    ? children.flatMap(flatten)
    : [children];
}

/** JSON in a script is content for search engines; every other script is the framework's. */
const isFrameworks = (recipe: Recipe) =>
  typeof recipe === 'object' &&
  (recipe.type === 'script' || recipe.type === 'template') &&
  recipe.props['type'] !== 'application/ld+json';

function create(type: unknown, { children, ...props }: Record<string, unknown>): Recipe {
  const rest = flatten(children as Children).filter((child) => !isFrameworks(child));
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

export function countElements(recipe: Recipe): number {
  if (typeof recipe === 'string') return 0;
  return recipe.children.reduce((total, child) => total + countElements(child), 1);
}
