import * as z from 'zod/mini';
import { toShortHash } from '#lib/hash.ts';
import { id, nameList } from './shape.ts';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** The names of which the fields have `xMn` and `xEn`. */
type PairOf<F> = {
  [K in keyof F]: K extends `${infer Name}Mn`
    ? `${Name}En` extends keyof F
      ? Name
      : never
    : never;
}[keyof F];

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || Reflect.get(Object(value), 'length') === 0;

/** A text that comes in one language serves both. */
function fillPairs<T extends object>(value: T): T {
  const filled = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(value).filter((one) => one.endsWith('Mn'))) {
    const other = `${key.slice(0, -2)}En`;
    if (!Object.hasOwn(filled, other)) continue;
    if (isEmpty(filled[key])) filled[key] = filled[other];
    else if (isEmpty(filled[other])) filled[other] = filled[key];
  }
  return filled as T;
}

/** Refuses a value that lacks one of these texts in both languages. */
const needTexts = (names: readonly string[]) => (c: z.core.ParsePayload<Values>) => {
  for (const name of names) {
    if (isEmpty(c.value[`${name}Mn`]) && isEmpty(c.value[`${name}En`])) {
      c.issues.push({ code: 'custom', input: null, path: [`${name}Mn`] });
    }
  }
};

function nameLists(fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) nameList(field, name);
}

/** An object of a service. A page can do without all of its texts but those that are named. */
export function entity<const F extends Fields>(fields: F, ...needs: (PairOf<F> & string)[]) {
  nameLists(fields);
  const shape = z.object(fields);
  return z.pipe(
    shape.check(needTexts(needs) as z.core.CheckFn<z.output<typeof shape>>),
    z.transform((value) => fillPairs(value)),
  );
}

/** An entity that has an id on this site also where the service gives none: then its text makes one. */
export function identified<const F extends Fields>(
  fields: F,
  first: PairOf<F> & string,
  ...needs: (PairOf<F> & string)[]
) {
  nameLists(fields);
  const shape = z.object({ ...fields, id: z.optional(z.nullable(id)) });
  type Given = z.output<typeof shape>;
  return z.pipe(
    shape.check(needTexts([first, ...needs]) as z.core.CheckFn<Given>),
    z.transform((value): Omit<Given, 'id'> & { id: string } => {
      const filled = fillPairs(value);
      const given: unknown = Reflect.get(filled, 'id');
      const text: unknown = Reflect.get(filled, `${first}Mn`);
      return {
        ...filled,
        id: typeof given === 'string' ? given : `x-${toShortHash(String(text))}`,
      };
    }),
  );
}
