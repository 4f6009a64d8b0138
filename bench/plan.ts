export interface BenchPage {
  name: string;
  path: string;
}

export const listPages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'news', path: '/news' },
  { name: 'service', path: '/service/postpaid-plans' },
  { name: 'shop', path: '/shop' },
  { name: 'product', path: '/shop/altai-nova-12-pro' },
];

/** By name: other figures hold for what can be bought than for what is read. */
export const isShop = (page: string) => page === 'shop' || page === 'product';

export const pages: readonly BenchPage[] = [
  ...listPages,
  { name: '404', path: '/there-is-no-such-page' },
];

/** An address with a query is never kept: each answer is drawn. */
export const toDrawn = (path: string) => `${path}?drawn=1`;

/** How much is measured; a quick run answers "did I break it", a full one is what a figure is quoted from. */
export interface BenchPlan {
  connections: number;
  rounds: number;
  roundMs: number;
  warmUpMs: number;
  /** Cold requests per page and delay. */
  coldSamples: number;
  browserRuns: number;
  /** Of those that no target is held to. */
  comparisonRuns: number;
  /** Visits to each page on which something is pressed. */
  pressRuns: number;
  /** Adds to a cart, each beside one write. */
  cartActs: number;
  /** Pairs of a fresh workerd with the app and one with an empty worker. */
  starts: number;
  heapRequests: number;
  /** Numbers of made-up products, and how often each address is asked for. */
  catalogue: { sizes: readonly number[]; callTurns: number; pageTurns: number };
}

export const fullPlan: BenchPlan = {
  connections: 16,
  rounds: 3,
  roundMs: 1500,
  warmUpMs: 1500,
  coldSamples: 9,
  browserRuns: 5,
  comparisonRuns: 3,
  pressRuns: 5,
  cartActs: 300,
  starts: 9,
  heapRequests: 20_000,
  catalogue: { sizes: [1000, 100_000, 1_000_000], callTurns: 40, pageTurns: 8 },
};

export const quickPlan: BenchPlan = {
  connections: 16,
  rounds: 3,
  roundMs: 700,
  warmUpMs: 700,
  coldSamples: 5,
  browserRuns: 3,
  comparisonRuns: 1,
  pressRuns: 2,
  cartActs: 100,
  starts: 3,
  heapRequests: 2000,
  catalogue: { sizes: [1000, 100_000], callTurns: 30, pageTurns: 6 },
};
