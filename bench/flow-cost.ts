import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listStarted, reach, readGraph } from './site-graph.ts';

/** Of `src/flow` and `src/forms` what a flow may have or not: fields, rows and pages of its steps and of its result. */
export const flowParts =
  /^src\/(?:flow\/(?:address|consent|contact|effort|esim|passport|result|review)\/|forms\/(?:\w+-fields|register-number)\.ts)/;

/** What is there for all flows, also while only one of them uses it. */
const ofAllFlows = /^src\/(?:flow|messages|ui)\//;

const staffGuard = 'src/identity/staff/staff.ts';

interface Flow {
  name: string;
  files: string[];
  staffFiles: string[];
  started: string[];
  texts: string;
}

/**
 * The files that are there for a flow alone, those of its section for staff apart, those that run at a start, whatever is
 * asked for, and the texts in its name.
 */
export async function listFlows(): Promise<Flow[]> {
  const graph = await readGraph();
  const all = reach(graph, () => false);
  const started = await listStarted();
  const texts = await Promise.all(
    ['mn', 'en'].map(async (locale) => {
      const catalogue = JSON.parse(await readFile(`locales/${locale}.json`, 'utf8')) as object;
      return (kind: string): unknown => Reflect.get(catalogue, kind);
    }),
  );
  const isForStaff = (file: string) =>
    file.startsWith('src/pages/staff/') || graph.get(file)?.includes(staffGuard) === true;
  const forCustomers = reach(graph, isForStaff);
  const flows: Flow[] = [];
  for (const flow of [...all].filter((file) => /^src\/features\/[^/]+\/flow\.ts$/.test(file))) {
    const folder = `${dirname(flow)}/`;
    const isOwnPage = (file: string) =>
      file.startsWith('src/pages/') && graph.get(file)?.some((one) => one.startsWith(folder));
    const others = reach(graph, (file) => file.startsWith(folder) || isOwnPage(file) === true);
    const [, kind = ''] = /defineFlow\(\{\s*kind: '(\w+)'/.exec(await readFile(flow, 'utf8')) ?? [];
    const own = [...all].filter((file) => !others.has(file) && !ofAllFlows.test(file)).toSorted();
    flows.push({
      name: folder.split('/')[2] ?? '',
      files: own.filter((file) => forCustomers.has(file)),
      staffFiles: own.filter((file) => !forCustomers.has(file)),
      started: own.filter((file) => started.has(file)),
      texts: JSON.stringify(texts.map((read) => read(kind))),
    });
  }
  return flows;
}
