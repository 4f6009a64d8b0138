import * as v from 'valibot';
import { type RequestContext, requestContext } from '#request/context.ts';

/** The answer to a form: a value, or a message key of the catalogue, with the field that it concerns. */
export type ActionResult<Key extends string, T = null> =
  | { ok: true; value: T }
  | { ok: false; message: Key; field?: string; typed?: Typed };

/** The values that were typed, so that a refusal does not lose them; a repeated field is a list. */
export type Typed = Readonly<Record<string, readonly string[]>>;

interface ActionParts<Schema extends v.GenericSchema> {
  input: Schema;
  /** Fields whose typed values a refusal returns; never codes, tokens or register numbers. */
  keep?: readonly string[];
}

/** Repeated fields become lists; the fields of the framework are left out. */
function toFields(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const key of new Set(form.keys())) {
    if (key.startsWith('$ACTION_')) continue;
    const values = form.getAll(key).filter((value) => typeof value === 'string');
    fields[key] = values.length > 1 ? values : values[0];
  }
  return fields;
}

/** The messages of our schemas are message keys. */
function toRefusal<Key extends string>(issue: v.BaseIssue<unknown>): ActionResult<Key, never> {
  const field = issue.path?.[0]?.key;
  return {
    ok: false,
    message: issue.message as Key,
    ...(typeof field === 'string' ? { field } : {}),
  };
}

function toTyped(fields: Record<string, unknown>, keep: readonly string[]): Typed {
  return Object.fromEntries(
    keep
      .filter((name) => name in fields)
      .map((name) => [name, [fields[name] ?? []].flat().map(String)]),
  );
}

/**
 * Makes a server action. It parses the form strictly, answers with a message key of the schema where the form does not
 * fit, and calls the handler with the parsed values.
 */
export function action<Schema extends v.GenericSchema, Key extends string, T>(
  parts: ActionParts<Schema>,
  handler: (input: v.InferOutput<Schema>, context: RequestContext) => Promise<ActionResult<Key, T>>,
) {
  return async (
    _before: ActionResult<Key, T> | null,
    form: FormData,
  ): Promise<ActionResult<Key, T>> => {
    const context = requestContext();
    const fields = form instanceof FormData ? toFields(form) : null;
    const parsed = v.safeParse(parts.input, fields);
    const result = parsed.success
      ? await handler(parsed.output, context)
      : toRefusal<Key>(parsed.issues[0]);
    if (result.ok || !fields || !parts.keep) return result;
    return { ...result, typed: toTyped(fields, parts.keep) };
  };
}
