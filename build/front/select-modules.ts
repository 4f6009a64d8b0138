import { posix } from 'node:path';

/** What a built module imports: by the names of its files, from the root of the worker. */
interface Imports {
  atOnce: string[];
  onDemand: string[];
}

const atOnce = /\b(?:import|export)\b(?:[^"'`;()]*?\bfrom)?\s*["'`](\.[^"'`]+)["'`]/g;
const onDemand = /\bimport\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g;

/** Imports by relative name alone: the build has bundled everything else but the platform. */
export function readImports(file: string, code: string): Imports {
  const find = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name = '']) => posix.join(posix.dirname(file), name));
  return { atOnce: find(atOnce), onDemand: find(onDemand) };
}

/** Whether what a module imports on demand may be asked for. */
export type IsNeeded = (from: string, to: string) => boolean;

/** The modules that `entry` reaches. Throws where one of them is not there. */
export function selectModules(
  modules: ReadonlyMap<string, string>,
  entry: string,
  isNeeded: IsNeeded,
): Set<string> {
  const selected = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (selected.has(file)) continue;
    const code = modules.get(file);
    if (code === undefined) throw new Error(`${file} is imported, and not there`);
    selected.add(file);
    const found = readImports(file, code);
    const from = file;
    open.push(...found.atOnce, ...found.onDemand.filter((to) => isNeeded(from, to)));
  }
  return selected;
}

/** The files of the pages in the list that the router is given, each by the path of its source below `src/pages`. */
export function readPageFiles(file: string, code: string): Map<string, string> {
  const listed = code.matchAll(/"\.\/pages\/([^"]+)":\(\)=>import\(["'`](\.[^"'`]+)["'`]\)/g);
  return new Map(
    [...listed].map(([, page = '', name = '']) => [
      posix.join(posix.dirname(file), name),
      page.replace(/\.tsx?$/, ''),
    ]),
  );
}
