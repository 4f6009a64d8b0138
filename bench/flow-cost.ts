import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Imports that are left of a module once its types are gone. */
const imports = /(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;

/** What each file of the site imports, also by `import()`. Packages have no place in it. */
async function readGraph(): Promise<Graph> {
  const graph = new Map<string, string[]>();
  for await (const file of glob('src/**/!(*.test).{ts,tsx}')) {
    const code = await readFile(file, 'utf8');
    const named = [...code.matchAll(imports)].map(([, one, other]) => one ?? other ?? '');
    const toPath = (name: string) =>
      name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name);
    graph.set(file, named.filter((name) => /^[#.]/.test(name)).map(toPath));
  }
  return graph;
}

/** The files that are reached from those that nobody imports, but for the files of `without`. */
function reach(graph: Graph, without: (file: string) => boolean): Set<string> {
  const imported = new Set([...graph.values()].flat());
  const reached = new Set<string>();
  const open = [...graph.keys()].filter((file) => !imported.has(file));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || without(file)) continue;
    reached.add(file);
    open.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** What is there for all flows, also while only one of them uses it. */
const ofAllFlows = /^src\/(?:flow|messages|ui)\//;

const staffGuard = 'src/identity/staff/staff.ts';

/** The files that are there for a flow alone, those of its section for staff apart, and the texts in its name. */
export async function listFlows() {
  const graph = await readGraph();
  const all = reach(graph, () => false);
  const texts = await Promise.all(
    ['mn', 'en'].map(async (locale) => {
      const catalogue = JSON.parse(await readFile(`locales/${locale}.json`, 'utf8')) as object;
      return (kind: string): unknown => Reflect.get(catalogue, kind);
    }),
  );
  const isForStaff = (file: string) =>
    file.startsWith('src/pages/staff/') || graph.get(file)?.includes(staffGuard) === true;
  const forCustomers = reach(graph, isForStaff);
  const flows: { name: string; files: string[]; staffFiles: string[]; texts: string }[] = [];
  for (const flow of [...all].filter((file) => /^src\/features\/[^/]+\/flow\.ts$/.test(file))) {
    const folder = `${dirname(flow)}/`;
    const isOwnPage = (file: string) =>
      file.startsWith('src/pages/') && graph.get(file)?.some((one) => one.startsWith(folder));
    const others = reach(graph, (file) => file.startsWith(folder) || isOwnPage(file) === true);
    const [, kind = ''] = /\bkind: '(\w+)'/.exec(await readFile(flow, 'utf8')) ?? [];
    const own = [...all].filter((file) => !others.has(file) && !ofAllFlows.test(file)).toSorted();
    flows.push({
      name: folder.split('/')[2] ?? '',
      files: own.filter((file) => forCustomers.has(file)),
      staffFiles: own.filter((file) => !forCustomers.has(file)),
      texts: JSON.stringify(texts.map((read) => read(kind))),
    });
  }
  return flows;
}
