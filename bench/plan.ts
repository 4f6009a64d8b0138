export interface BenchPage {
  name: string;
  path: string;
}

export const listPages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'news', path: '/news' },
  { name: 'service', path: '/service/postpaid-plans' },
];

export const pages: readonly BenchPage[] = [
  ...listPages,
  { name: '404', path: '/there-is-no-such-page' },
];

/** How much is measured; a quick run answers "did I break it", a full one is what a figure is quoted from. */
export interface BenchPlan {
  connections: number;
  rounds: number;
  roundMs: number;
  warmUpMs: number;
  /** Cold requests per page and delay. */
  coldSamples: number;
  browserRuns: number;
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
  starts: 3,
  heapRequests: 2000,
  catalogue: { sizes: [1000, 100_000], callTurns: 30, pageTurns: 6 },
};
