import { openConnection } from './load-connection.ts';
import { type BenchPage, type BenchPlan, pages, toDrawn } from './plan.ts';
import { type LoadResult, runLoad } from './run-load.ts';
import type { Workerd } from './start-workerd.ts';
import { median } from './statistics.ts';
import { countElements, toRecipe } from './to-recipe.ts';
import { gzipSize } from './gzip-size.ts';

/** `kept`: the app again, asked for the page as the edge keeps it; `app` draws each. */
export const contenders = ['app', 'kept', 'hono-hello', 'bare-react'] as const;
export type Contender = (typeof contenders)[number];

export interface PageThroughput {
  page: string;
  elements: number;
  htmlBytes: number;
  htmlGz: number;
  bareHtmlGz: number;
  results: Record<Contender, LoadResult>;
  /** Requests per second of the app over the limit's, the median of the rounds. */
  ratios: Record<Exclude<Contender, 'app'>, number>;
}

type Figure = keyof LoadResult;
const figures: readonly Figure[] = [
  'requests',
  'perSecond',
  'cpuMs',
  'firstByteP50',
  'firstByteP99',
  'wholeP50',
  'wholeP99',
];

function toMedians(rounds: readonly LoadResult[]): LoadResult {
  return Object.fromEntries(
    figures.map((figure) => [figure, median(rounds.map((round) => round[figure]))]),
  ) as unknown as LoadResult;
}

async function readPage(base: URL, path: string) {
  const connection = await openConnection(base);
  // The first fills the caches, and may still stream what was cold.
  await connection.get(path);
  const { status, body } = await connection.get(path, true);
  connection.close();
  return { status, html: body?.toString('utf8') ?? '' };
}

async function measurePage(workerd: Workerd, plan: BenchPlan, { name, path }: BenchPage) {
  const urls = {
    app: await workerd.url(),
    kept: await workerd.url(),
    'hono-hello': await workerd.url('hono-hello'),
    'bare-react': await workerd.url('bare-react'),
  };
  const { status, html } = await readPage(urls.app, path);
  const recipe = toRecipe(html);
  const bodies = { 'hono-hello': html, 'bare-react': JSON.stringify(recipe) };
  for (const limit of ['hono-hello', 'bare-react'] as const) {
    await fetch(new URL(path, urls[limit]), { method: 'PUT', body: bodies[limit] });
  }
  const bare = await readPage(urls['bare-react'], path);
  const isLimit = (contender: Contender) => contender !== 'app' && contender !== 'kept';
  const load = (contender: Contender, forMs: number) =>
    runLoad(
      {
        base: urls[contender],
        path: contender === 'app' ? toDrawn(path) : path,
        status: isLimit(contender) ? 200 : status,
      },
      { connections: plan.connections, forMs, pids: workerd.pids },
    );
  const rounds: Record<Contender, LoadResult[]> = {
    app: [],
    kept: [],
    'hono-hello': [],
    'bare-react': [],
  };
  for (const contender of contenders) await load(contender, plan.warmUpMs);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const contender of contenders) rounds[contender].push(await load(contender, plan.roundMs));
  }
  const ratioTo = (limit: Contender) =>
    median(rounds.app.map((own, i) => own.perSecond / (rounds[limit][i]?.perSecond ?? Number.NaN)));
  return {
    page: name,
    elements: countElements(recipe),
    htmlBytes: Buffer.byteLength(html),
    htmlGz: gzipSize(html),
    bareHtmlGz: gzipSize(bare.html),
    results: {
      app: toMedians(rounds.app),
      kept: toMedians(rounds.kept),
      'hono-hello': toMedians(rounds['hono-hello']),
      'bare-react': toMedians(rounds['bare-react']),
    },
    ratios: {
      kept: ratioTo('kept'),
      'hono-hello': ratioTo('hono-hello'),
      'bare-react': ratioTo('bare-react'),
    },
  } satisfies PageThroughput;
}

/** The app and its limits in one workerd, in turns, so that a busy machine slows all of them alike. */
export async function measureThroughput(
  workerd: Workerd,
  plan: BenchPlan,
): Promise<PageThroughput[]> {
  const measured: PageThroughput[] = [];
  for (const page of pages) measured.push(await measurePage(workerd, plan, page));
  return measured;
}
