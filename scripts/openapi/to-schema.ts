import * as z from 'zod/mini';
import { elementShapeOf } from '#contracts/shape.ts';
import { defOf, findNeededTexts, toRead } from '../calls/read-shape.ts';
import type { Comments } from './read-comments.ts';

/** A JSON schema as it is written down. */
export type Schema = Record<string, unknown>;

interface Converter {
  toSchema: (shape: z.core.$ZodType) => Schema;
  /** The named shapes that were met on the way. */
  schemas: Record<string, Schema>;
}

type Shapes = ReadonlyMap<string, z.core.$ZodType>;

const toSchemaName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Named are objects and what has a comment; everything else is written where it is used. */
function nameShapes(shapes: Shapes, comments: Comments) {
  const names = z.registry<{ id: string; description?: string }>();
  // What two exports read alike has one name.
  const taken = new Set<z.core.$ZodType>();
  for (const [name, shape] of shapes) {
    const read = toRead(shape);
    const isObject = defOf(read).type === 'object';
    const description = comments.ofExport(name);
    if (taken.has(read) || !(isObject || description)) continue;
    if (isObject) taken.add(read);
    names.add(shape, { id: toSchemaName(name), ...(description ? { description } : {}) });
  }
  return names;
}

/** `anyOf` a type and null is written as a type, which is shorter. */
function shortenNull(schema: Schema): void {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return;
  const [first, second] = anyOf as [Schema, Schema];
  if (second['type'] !== 'null' || typeof first['type'] !== 'string' || 'enum' in first) return;
  delete schema['anyOf'];
  Object.assign(schema, first, { type: [first['type'], 'null'] });
}

function describeFields(fields: z.core.$ZodShape, schema: Schema, comments: Comments): void {
  const properties = schema['properties'] as Record<string, Schema>;
  for (const name of Object.keys(fields)) {
    const description = comments.ofField(Object.keys(fields), name);
    if (description && properties[name]) properties[name] = { ...properties[name], description };
  }
  // A field that falls back to something may be left out, though to the converter it has to be there.
  const required = Object.entries(fields)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name);
  delete schema['required'];
  if (required.length > 0) schema['required'] = required;
}

function describeNeeds(needs: readonly string[], schema: Schema): void {
  const properties = schema['properties'] as Record<string, Schema>;
  for (const name of needs.flatMap((need) => [`${need}Mn`, `${need}En`])) {
    const said = properties[name]?.['description'];
    const needed = 'Needed in one language at least.';
    const description = typeof said === 'string' ? `${said} ${needed}` : needed;
    properties[name] = { ...properties[name], description };
  }
}

function referToComponents(schema: unknown): Schema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Schema;
}

export function createConverter(shapes: Shapes, comments: Comments): Converter {
  const names = nameShapes(shapes, comments);
  const schemas: Record<string, Schema> = {};

  function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Schema }) {
    const element = elementShapeOf(zodSchema);
    if (element) {
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, { type: ['array', 'null'], items: toSchema(element) });
    }
    const def = defOf(zodSchema);
    if (def.type === 'object') {
      describeFields(def.shape, jsonSchema, comments);
      describeNeeds(findNeededTexts(zodSchema), jsonSchema);
    }
    if (Math.abs(Number(jsonSchema['minimum'])) === Number.MAX_SAFE_INTEGER) {
      delete jsonSchema['minimum'];
    }
    if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
    if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
    // Of JSON, names are texts.
    delete jsonSchema['propertyNames'];
    shortenNull(jsonSchema);
  }

  function toSchema(shape: z.core.$ZodType): Schema {
    // Inside of an object, so that a named shape is referred to.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: shape as z.ZodMiniType }), {
      io: 'input',
      metadata: names,
      unrepresentable: 'any',
      override,
    });
    for (const [name, { id: _, ...schema }] of Object.entries($defs)) {
      schemas[name] = referToComponents(schema);
    }
    return referToComponents(properties?.['it']);
  }

  return { toSchema, schemas };
}
