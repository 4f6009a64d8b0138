import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '#operator/seed/shop/products.ts';

const root = 'src/pages';

/** What stands in the holes of addresses; a route with a new one fails until it has an example. */
const examples: Record<string, string> = {
  '/news/[id]': '/news/n-060',
  '/service/[id]': '/service/prepaid-plans',
  '/shop/[slug]': `/shop/${products[0]?.slug}`,
};

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/\.tsx?$/, ''))
  .toSorted();

function toPath(file: string): string {
  const route = `/${file}`.replace(/\/index$/, '') || '/';
  if (!route.includes('[')) return route;
  const example = examples[route];
  if (!example) throw new Error(`${route} needs an example in tests/edge/routes.ts`);
  return example;
}

/** Every page by its file, and one that is none. */
export const pagePaths: readonly string[] = [
  ...files.filter((file) => !file.startsWith('_') && file !== '404').map(toPath),
  '/nowhere',
];

/** The framework's address of a page's payload. */
export const toPayloadPath = (path: string): string =>
  `/RSC/R${path === '/' ? '/_root' : path}.txt`;

export const apiPaths: readonly string[] = files
  .filter((file) => file.startsWith('_api/'))
  .map((file) => toPath(file.replace('_api/', '')));

/** The addresses that the edge itself compares with: those of its own forms. */
export function listEdgePaths(): string[] {
  const texts = readdirSync('src/edge')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join('src/edge', file), 'utf8'));
  const named = new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/const (\w+) = '(\/[\w/-]+)'/g)].map(
        ([, name = '', path = '']) => [name, path] as const,
      ),
    ),
  );
  const compared = texts.flatMap((text) =>
    [...text.matchAll(/pathname [!=]== (?:'([^']+)'|(\w+))/g)].map(
      ([, path, name]) => path ?? named.get(name ?? '') ?? `an unknown ${name}`,
    ),
  );
  return [...new Set(compared)].toSorted();
}
