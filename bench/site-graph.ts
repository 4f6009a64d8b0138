import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Graph = ReadonlyMap<string, readonly string[]>;

/** Imports that are left of a module once its types are gone. */
const imports = /(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;

/** What each file of the site imports, also by `import()`, or `atOnce` only. Packages have no place in it. */
export async function readGraph(atOnce = false): Promise<Graph> {
  const graph = new Map<string, string[]>();
  for await (const file of glob('src/**/!(*.test).{ts,tsx}')) {
    const code = await readFile(file, 'utf8');
    const named = [...code.matchAll(imports)].map(
      ([, one, other]) => one ?? (atOnce ? '' : (other ?? '')),
    );
    const toPath = (name: string) =>
      name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name);
    graph.set(file, named.filter((name) => /^[#.]/.test(name)).map(toPath));
  }
  return graph;
}

/** Files that nobody imports: the worker's entry, pages, and what the framework loads. */
function listEntries(graph: Graph): string[] {
  const imported = new Set([...graph.values()].flat());
  return [...graph.keys()].filter((file) => !imported.has(file));
}

/** The files that are reached from `entries`, but for the files of `without`. */
export function reach(
  graph: Graph,
  without: (file: string) => boolean,
  entries = listEntries(graph),
): Set<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || without(file)) continue;
    reached.add(file);
    open.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** What runs before the first answer: the edge, and what is part of every page (`src/pages-on-demand.tsx`). */
const runsAtStart =
  /^src\/(?:waku\.server\.tsx|edge\/index\.ts|pages\/(?:_interceptors\/.*\.ts|_(?:root|layout)\.tsx))$/;

/** The files that run at each start, whatever is asked for. */
export async function listStarted(): Promise<Set<string>> {
  const graph = await readGraph(true);
  return reach(
    graph,
    () => false,
    [...graph.keys()].filter((file) => runsAtStart.test(file)),
  );
}
