import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '#operator/seed/shop/products.ts';
import { routes } from '#routes.ts';

/** Examples for the parameters of paths; a route with a new one fails until it has an example. */
const examples: Record<string, string> = {
  '/back-in-stock/[id]': `/back-in-stock/${products[0]?.id}`,
  '/account/bill/[month]': '/account/bill/2026-10',
  '/checkout/[step]': '/checkout/contact',
  '/home-internet/[step]': '/home-internet/address',
  '/newnumberv2/[step]': '/newnumberv2/number',
  '/news/[id]': '/news/n-060',
  '/packageshift/[step]': '/packageshift/check',
  '/pay/bill/[step]': '/pay/bill/number',
  '/pay/data/[step]': '/pay/data/number',
  '/pay/units/[step]': '/pay/units/number',
  '/pay/wifi/[step]': '/pay/wifi/card',
  '/order/[code]': '/order/ABCDEFGH',
  '/order/[code]/invoice': '/order/ABCDEFGH/invoice',
  '/order/[code]/return': '/order/ABCDEFGH/return',
  '/leasing/assessment/[step]': '/leasing/assessment/wish',
  '/stars/[step]': '/stars/start',
  '/trade-in/[step]': '/trade-in/brand',
  '/pre-order/[id]': '/pre-order/po-1',
  '/service/[id]': '/service/prepaid-plans',
  '/tourist-sim/[step]': '/tourist-sim/package',
  '/simRecovery/[step]': '/simRecovery/number',
  '/shop/[id]': `/shop/${products[0]?.id}`,
};

function toPath(route: string): string {
  if (!route.includes('[')) return route;
  const example = examples[route];
  if (!example) throw new Error(`${route} needs an example in tests/http/routes.ts`);
  return example;
}

/** Every page by an address of it, and an address that has none. */
export const pagePaths: readonly string[] = [
  ...Object.keys(routes)
    .filter((route) => route !== '/404')
    .map(toPath),
  '/nowhere',
];

/** The framework's address of a page's payload. */
export const toPayloadPath = (path: string): string =>
  `/RSC/R${path === '/' ? '/_root' : path}.txt`;

export const apiPaths: readonly string[] = readdirSync('src/pages/_api', {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .map((file) => file.slice('src/pages/_api'.length).replace(/\.tsx?$/, ''))
  .toSorted();

/** Flows whose folder has another name than their address. */
const folders: Record<string, string> = {
  '/leasing/assessment': '/leasing',
  '/newnumberv2': '/new-number',
  '/packageshift': '/package-shift',
  '/simRecovery': '/sim-recovery',
};
const toFlowFile = (path: string) => `src/features${folders[path] ?? path}/flow.ts`;
const hasSteps = (path: string) => existsSync(toFlowFile(path));

function listStepPaths(path: string): string[] {
  const steps = readFileSync(toFlowFile(path), 'utf8').matchAll(/\bstep\('([\w-]+)'/g);
  return [...steps].map(([, step = '']) => `${path}/${step}`);
}

/** The addresses that the edge itself compares with: those of its own forms. */
export function listEdgePaths(): string[] {
  const files = readdirSync('src/edge')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join('src/edge', file));
  const texts = [...files, 'src/flows.ts'].map((file) => readFileSync(file, 'utf8'));
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
  const listed = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}'(\/[\w/-]+)': async/gm)].map(([, path = '']) => path),
  );
  // Of a flow the edge takes the form of each step.
  // One with a form of its own as well is in both tables.
  const isInBoth = (path: string) => listed.filter((one) => one === path).length > 1;
  const paths = listed.flatMap((path) =>
    hasSteps(path) ? [...listStepPaths(path), ...(isInBoth(path) ? [path] : [])] : path,
  );
  return [...new Set([...compared, ...paths])].toSorted();
}
