import type * as z from 'zod/mini';
import { elementShapeOf } from '#contracts/shape.ts';
import { defOf, findNeededTexts, toRead } from '../calls/read-shape.ts';

interface Count {
  /** How often it could have come. */
  of: number;
  seen: number;
}

/** What was found in answers, by paths such as `children[].nameMn`. */
export interface Facts {
  required: Map<string, Count>;
  optional: Map<string, Count>;
  ignored: Map<string, number>;
  unreadable: Map<string, number>;
  /** Elements that are left out, as `children[]: nameMn`. */
  dropped: Map<string, number>;
  /** Texts of which one language is missing, as `nameEn`. */
  oneLanguage: Map<string, Count>;
}

export const newFacts = (): Facts => ({
  required: new Map(),
  optional: new Map(),
  ignored: new Map(),
  unreadable: new Map(),
  dropped: new Map(),
  oneLanguage: new Map(),
});

const add = (counts: Map<string, number>, path: string): void => {
  counts.set(path, (counts.get(path) ?? 0) + 1);
};

function count(counts: Map<string, Count>, path: string, isSeen: boolean): void {
  const { of, seen } = counts.get(path) ?? { of: 0, seen: 0 };
  counts.set(path, { of: of + 1, seen: seen + (isSeen ? 1 : 0) });
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (shape: z.core.$ZodType, value: unknown): boolean =>
  (shape as z.ZodMiniType).safeParse(value).success;

/** A name may be a value, such as a number that something is listed by. */
const toName = (key: string): string =>
  /^[a-z_$][\w$-]{0,40}$/i.test(key) && !/\d{5}/.test(key) ? key : '*';

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The shape inside of one that falls back to something else; undefined where it does not. */
function findInner(shape: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = defOf(toRead(shape));
  if (def.type === 'catch') return def.innerType;
  const isWrapper = def.type === 'optional' || def.type === 'nullable' || def.type === 'default';
  return isWrapper ? findInner(def.innerType) : undefined;
}

/** What of an element's shape is wrong, as the path of its field. */
export function findFault(shape: z.core.$ZodType, value: unknown): string | undefined {
  const parsed = (shape as z.ZodMiniType).safeParse(value);
  if (parsed.success) return undefined;
  const path = parsed.error.issues[0]?.path ?? [];
  const names = path.map((key) => (typeof key === 'number' ? '[]' : toName(String(key))));
  return names.join('.').replaceAll('.[]', '[]') || 'the whole element';
}

/** Notes what an answer holds, and what the site makes of it. */
export function inspect(shape: z.core.$ZodType, value: unknown, facts: Facts, path = ''): void {
  const element = elementShapeOf(shape);
  if (element) {
    inspectElements(element, value, facts, path);
    return;
  }
  const def = defOf(toRead(shape));
  switch (def.type) {
    case 'object':
      if (isFields(value)) {
        inspectFields(def.shape, value, facts, path);
        for (const name of findNeededTexts(toRead(shape))) {
          count(facts.required, join(path, `${name}Mn or ${name}En`), true);
        }
      }
      return;
    case 'array':
      if (Array.isArray(value)) {
        for (const one of value) inspect(def.element, one, facts, `${path}[]`);
      }
      return;
    case 'union': {
      const option = def.options.find((one) => fits(one, value));
      if (option) inspect(option, value, facts, path);
      return;
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      if (isThere(value)) inspect(def.innerType, value, facts, path);
      return;
    case 'pipe':
      // A lenient list behind another shape.
      inspect(toRead(shape), value, facts, path);
      return;
    default:
  }
}

function inspectElements(
  element: z.core.$ZodType,
  value: unknown,
  facts: Facts,
  path: string,
): void {
  for (const one of Array.isArray(value) ? value : []) {
    const fault = findFault(element, one);
    if (fault === undefined) inspect(element, one, facts, `${path}[]`);
    else add(facts.dropped, `${path}[]: ${fault}`);
  }
}

function inspectFields(shape: z.core.$ZodShape, value: Fields, facts: Facts, path: string): void {
  for (const [key, field] of Object.entries(shape)) {
    const at = join(path, key);
    const found = value[key];
    const isRequired = !fits(field, undefined);
    count(isRequired ? facts.required : facts.optional, at, isThere(found));
    if (!isThere(found)) continue;
    const inner = findInner(field);
    if (inner && !fits(inner, found)) add(facts.unreadable, at);
    else inspect(field, found, facts, at);
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(shape, key)) add(facts.ignored, join(path, toName(key)));
  }
  inspectLanguages(shape, value, facts, path);
}

function inspectLanguages(shape: z.core.$ZodShape, value: Fields, facts: Facts, path: string) {
  for (const key of Object.keys(shape)) {
    const other = key.replace(/Mn$/, 'En');
    if (other === key || !Object.hasOwn(shape, other)) continue;
    const [mn, en] = [isThere(value[key]), isThere(value[other])];
    if (!mn && !en) continue;
    count(facts.oneLanguage, join(path, key), mn);
    count(facts.oneLanguage, join(path, other), en);
  }
}
