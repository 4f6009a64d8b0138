import * as v from 'valibot';
import { hashText } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { answerSoon, type RequestContext, requestContext, toAnswerBy } from '#request/context.ts';
import { TooManyError } from '#request/network-limits.ts';
import {
  type Answered,
  type GoTo,
  type Refusal,
  refuse,
  type Refused,
  type Typed,
} from './outcome.ts';
import { show, toFaults } from './faults.ts';
import { type Fields, readFields, toTyped } from './fields.ts';
import type { FormOperation } from './operation.ts';

/** Everybody: a form that needs no more than the request. */
export interface Anyone {
  request: RequestContext;
}

/** Finds who sent the form, or why they may not. It makes no row: only a handler knows that there is something to remember. */
export type Who<Caller extends Anyone, Stop = Refusal> = (
  request: RequestContext,
) => Promise<Caller | Stop>;

/** What must be proved before the form is handled; null where it is. */
export type Guard<Input, Caller, Stop = Refusal> = (
  input: Input,
  caller: Caller,
) => Promise<Stop | null>;

interface FormParts<Schema extends v.GenericSchema, Caller extends Anyone, Stop> {
  /** Names the form in the log and in the table of operations. */
  name: string;
  /** The messages of the schema are message keys. */
  input: Schema;
  /** Left out, the form is anyone's. */
  who?: Who<Caller, Stop>;
  guards?: readonly Guard<v.InferOutput<Schema>, Caller, Stop>[];
  /** The form has a field `op`, by which sending it again does not repeat it; the handler gets the operation. */
  once?: boolean;
  /** Fields whose typed values a refusal returns; never codes, tokens or register numbers. */
  keep?: readonly string[];
  /** What is said when the handler throws. */
  failure?: MessageKey;
  /** The form is answered as soon as any page. Its handler says what it could not do by then, and settles it later. */
  soon?: boolean;
}

/** A form of the site. `answer` takes what was sent, and never throws but outside a request. */
export interface Form<Success> {
  readonly name: string;
  answer(sent: unknown): Promise<Success | Refused>;
  /** What the page gives back of a form that is not handled yet, because a choice changes what it asks. */
  keepTyped(sent: FormData): Typed;
}

const tooMany: Refusal = { ...refuse('error.tooMany'), status: 429 };

const isOperationId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w-]{16,64}$/.test(id);

async function readOperation(name: string, fields: Fields): Promise<FormOperation | null> {
  const { op: id, ...rest } = fields;
  if (!isOperationId(id)) return null;
  const sent = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { id, form: name, requestHash: await hashText(JSON.stringify([name, sent])) };
}

/**
 * Makes a form. Its fields are parsed strictly, all faults are found at once; then who sent it and the guards are
 * asked, then the handler. Whatever throws is logged and becomes a refusal, so no handler needs to catch.
 */
export function form<
  Schema extends v.GenericSchema,
  Success extends Answered<unknown> | GoTo,
  Caller extends Anyone = Anyone,
  Stop extends Refusal | GoTo = Refusal,
>(
  parts: FormParts<Schema, Caller, Stop>,
  handler: (
    input: v.InferOutput<Schema>,
    caller: Caller,
    operation: FormOperation,
  ) => Promise<Success | Refusal>,
): Form<Success | Exclude<Stop, Refusal>> {
  const { name, input, guards = [], once = false, keep = [], failure = 'error.generic' } = parts;
  const findCaller = parts.who ?? (async (request: RequestContext) => ({ request }) as Caller);

  async function handle(fields: Fields | null): Promise<Answered<unknown> | GoTo | Refusal> {
    if (requestContext().isTooMany) return tooMany;
    const operation = fields && (await readOperation(name, fields));
    if (once && !operation) return refuse('error.generic');
    const { op: _op, ...others } = fields ?? {};
    const parsed = v.safeParse(input, fields && once ? others : fields);
    if (!parsed.success) return toFaults(parsed.issues);
    const caller = await findCaller(requestContext());
    if ('ok' in caller) return caller;
    for (const guard of guards) {
      // One after the other: a later guard may rely on an earlier one.
      const stop = await guard(parsed.output, caller);
      if (stop) return stop;
    }
    return handler(parsed.output, caller, operation ?? { id: '', form: name, requestHash: '' });
  }

  return {
    name,
    keepTyped: (sent) => toTyped(readFields(sent), keep),
    async answer(sent) {
      const request = requestContext();
      const fields = sent instanceof FormData ? readFields(sent) : null;
      const answerBy = parts.soon ? answerSoon(request) : undefined;
      const outcome = await handle(fields).catch((cause: unknown): Refusal => {
        if (cause instanceof TooManyError) return tooMany;
        log.error('form-failed', { kind: name, cause });
        return { ...refuse(failure), status: 503 };
      });
      // What follows is the page that shows the outcome.
      request.answerBy = answerBy ?? toAnswerBy();
      if (answerBy !== undefined) request.callsBy = answerBy;
      if (!outcome.ok) return show(outcome, toTyped(fields ?? {}, keep));
      // What is not refused comes from the handler, or from a guard that leads elsewhere.
      return outcome as Success | Exclude<Stop, Refusal>;
    },
  };
}

/** A form that is answered where it stands, for `useActionState`; without scripts the page is rendered with the answer. */
export function asAction<T>(given: Form<Answered<T>>) {
  return (_before: Answered<T> | Refused | null, sent: FormData) => given.answer(sent);
}
