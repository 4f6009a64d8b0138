import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';

/** The built name of each class by its name in the sources. */
export type ClassNames = ReadonlyMap<string, string>;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const others = `${letters}0123456789`;

/** A word alone (`row`, `flex`) is short, and may be something else than a class where it stands in the sources. */
const isLong = (name: string) => /[^a-z]/.test(name);

/**
 * Two characters from the hash of each name, three where two names would be the same. A document that is open while
 * another build is deployed therefore keeps most names.
 */
export function toClassNames(names: Iterable<string>): ClassNames {
  const built = new Map<string, string>();
  const taken = new Set<string>();
  const sorted = [...names].toSorted();
  for (const name of sorted) if (!isLong(name)) taken.add(name);
  for (const name of sorted.filter(isLong)) {
    const [first = 0, ...bytes] = createHash('sha256').update(name).digest();
    let short = letters.charAt(first % letters.length);
    for (const byte of bytes) {
      short += others.charAt(byte % others.length);
      if (!taken.has(short)) break;
    }
    taken.add(short);
    built.set(name, short);
  }
  return built;
}

/** A class of a selector, with its escapes: `.sm\:gap-0\.5`. */
const classSelector = /\.((?:\\.|[\w-])+)/g;

export function renameInCss(css: string, names: ClassNames): string {
  return css.replace(classSelector, (all: string, escaped: string) => {
    const short = names.get(escaped.replace(/\\(.)/g, '$1'));
    return short === undefined ? all : `.${short}`;
  });
}

/** Renames classes in the texts of a module: each word of a string or of a template that is a long class name. */
export function renameInSource(file: string, code: string, names: ClassNames): string {
  const texts: { start: number; end: number }[] = [];
  /** Where the names of imported modules begin. */
  const skipped = new Set<number>();
  const visitor = new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && texts.push(node)),
    TemplateElement: (node) => void texts.push(node),
    ImportDeclaration: ({ source }) => void skipped.add(source.start),
    ExportNamedDeclaration: ({ source }) => void (source && skipped.add(source.start)),
  });
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  visitor.visit(program);
  let renamed = '';
  let at = 0;
  for (const { start, end } of texts.toSorted((a, b) => a.start - b.start)) {
    if (skipped.has(start)) continue;
    const text = code.slice(start, end).replace(/[^\s'"`]+/g, (word) => names.get(word) ?? word);
    renamed += code.slice(at, start) + text;
    at = end;
  }
  return renamed + code.slice(at);
}
