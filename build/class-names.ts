import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

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

/** Attributes of elements and of our own components whose texts are classes. */
const takesClasses = (attribute: string) => /^(className|item|\w+Class)$/.test(attribute);

/** A part of a parsed module; what else it has depends on its type. */
type Part = Readonly<Record<string, unknown>> & { type: string; start: number; end: number };

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** What a part is, where the texts in it are no classes; null where they may be, `outer` where it says nothing. */
function toPlace(part: Part, key: string, outer: string | null): string | null {
  const isKey = key === 'key' || key === 'property';
  switch (part.type) {
    case 'JSXAttribute': {
      const name = isPart(part['name']) ? String(part['name']['name']) : '';
      return takesClasses(name) ? null : `the attribute ${name}`;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return null;
    case 'CallExpression':
    case 'NewExpression':
      return key === 'arguments' ? 'an argument' : outer;
    case 'BinaryExpression':
      return part['operator'] === '+' ? outer : 'a comparison';
    case 'SwitchCase':
      return key === 'test' ? 'a comparison' : outer;
    case 'TSLiteralType':
      return 'a type';
    case 'Property':
    case 'MemberExpression':
      return isKey ? 'a key' : outer;
    default:
      return outer;
  }
}

const modules = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression']);

/** Every text of a module that may be one of classes, and where it stands if it can be none. */
function listTexts(program: object): { start: number; end: number; place: string | null }[] {
  const texts: { start: number; end: number; place: string | null }[] = [];
  function visit(value: unknown, place: string | null): void {
    if (Array.isArray(value)) for (const one of value) visit(one, place);
    if (!isPart(value) || modules.has(value.type)) return;
    const isText = value.type === 'Literal' && typeof value['value'] === 'string';
    if (isText || value.type === 'TemplateElement') texts.push({ ...value, place });
    for (const [key, inner] of Object.entries(value)) {
      // Where it re-exports, its source is the name of a module.
      if (value.type === 'ExportNamedDeclaration' && key === 'source') continue;
      visit(inner, toPlace(value, key, place));
    }
  }
  visit(program, null);
  return texts.toSorted((a, b) => a.start - b.start);
}

/**
 * Renames classes in the texts of a module: each word of a string or of a template that is a long class name.
 * @throws where such a word stands in a text that can be none of classes: renamed, it would mean something else
 */
export function renameInSource(file: string, code: string, names: ClassNames): string {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  let renamed = '';
  let at = 0;
  for (const { start, end, place } of listTexts(program)) {
    const text = code.slice(start, end).replace(/[^\s'"`]+/g, (word) => {
      const short = names.get(word);
      if (short === undefined || place === null) return short ?? word;
      const line = code.slice(0, start).split('\n').length;
      throw new Error(
        `${file}:${line}: "${word}" is a class with a rule, which a build renames, and stands in ${place}. ` +
          'Choose another word, or give classes in className, item or an attribute that ends with Class.',
      );
    });
    renamed += code.slice(at, start) + text;
    at = end;
  }
  return renamed + code.slice(at);
}
