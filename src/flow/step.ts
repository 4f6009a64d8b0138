import type * as v from 'valibot';
import type { Anyone, Guard } from '#forms/form.ts';
import type { Operation } from '#forms/operation.ts';
import type { Answered, GoTo, Refusal } from '#forms/outcome.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { PagePath } from '#routes.ts';
import type { CodeAsked, Draft, DraftCaller } from './model.ts';

/** A schema of fields, such as `v.strictObject`, whose messages are message keys. */
export type FieldsSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** Who fills in a step; `draftId` is null before there is a draft. */
export interface StepCaller extends Anyone, DraftCaller {
  draftId: string | null;
}

/** What must be proved before a step is open, such as a code or Dan. */
export type StepGuard = Guard<null, StepCaller, Refusal | GoTo>;

/** What the last step has to make an order of. */
export interface Order<Data> {
  data: Data;
  /** Ended by `bindEnd`, in the batch that stores the order. */
  draft: Draft;
  caller: StepCaller;
  operation: Operation;
}

/** Of the last step: the draft may be needed again, and is then ended by what follows, such as a payment. */
export interface Committed extends GoTo {
  keepsDraft?: boolean;
}

/** Of the last step: what services answer to earlier steps by now, by their names; it is stored, and shown anew. */
export interface OutdatedRefusal extends Refusal {
  renew?: Readonly<Record<string, unknown>>;
}

/** `Data` is what the steps before have saved. */
interface StepParts<Data> {
  title: MessageKey;
  /** What the step asks, above its form; its title if left out. */
  question?: MessageKey;
  /** What its button says; "continue" if left out. */
  submit?: MessageKey;
  /** Its view has the button, because what it says depends on what is asked of services. */
  hasOwnButton?: true;
  /** It confirms this device, so that another one can not go on from here. */
  staysHere?: true;
  /** The page on which its form stands, which is no page of the flow: the step is not listed, and back leads there. */
  entrance?: PagePath;
  guard?(data: Data): StepGuard;
  /** Where the step's button leads whoever the guard stops: the beginning of a proof, which only a form may make. */
  prove?(asked: { draftId: string; stepPath: string; data: Data }): Promise<string>;
}

interface FormParts<Data, Schema extends FieldsSchema> extends StepParts<Data> {
  input: Schema;
  /** Fields that are shown again, after a refusal and when one goes back; all if left out. Never codes. */
  keep?: readonly (keyof Schema['entries'] & string)[];
}

interface SaveParts<Data, Schema extends FieldsSchema, When, Saved> extends FormParts<
  Data,
  Schema
> {
  /** Whether the step applies; left out, it does. */
  when?: When;
  /** Pure: it runs whenever the draft is read. */
  save(input: v.InferOutput<Schema>, data: Data): Saved;
}

interface AskParts<
  Data,
  Schema extends FieldsSchema,
  When,
  Answer extends v.GenericSchema,
  Saved,
> extends FormParts<Data, Schema> {
  when?: When;
  /** Asks a service when the step is saved; its answer is stored, so that it stays as it was. */
  ask(
    input: v.InferOutput<Schema>,
    data: Data,
    caller: StepCaller,
  ): Promise<Answered<v.InferInput<Answer>> | Refusal>;
  answer: Answer;
  save(input: v.InferOutput<Schema>, data: Data, answer: v.InferOutput<Answer>): Saved;
}

interface GuardParts<Data, When> extends StepParts<Data> {
  when?: When;
  guard(data: Data): StepGuard;
  input?: never;
}

interface CodeParts<Data, When> extends StepParts<Data> {
  when?: When;
  /** The step is done once a code has confirmed this; another number or address is confirmed anew. */
  code(data: Data): CodeAsked;
  input?: never;
}

interface CommitParts<Data, Schema extends FieldsSchema> extends FormParts<Data, Schema> {
  /** Stores the order and ends the draft, in one batch. */
  commit(input: v.InferOutput<Schema>, order: Order<Data>): Promise<Committed | OutdatedRefusal>;
}

/** A step, whatever its data is. */
export interface Step {
  readonly name: string;
  readonly title: MessageKey;
  readonly question?: MessageKey;
  readonly submit?: MessageKey;
  readonly hasOwnButton?: true;
  readonly staysHere?: true;
  readonly entrance?: PagePath;
  readonly input?: FieldsSchema;
  readonly keep?: readonly string[];
  readonly when?: ((data: object) => boolean) | undefined;
  guard?(data: object): StepGuard;
  code?(data: object): CodeAsked;
  prove?(asked: { draftId: string; stepPath: string; data: object }): Promise<string>;
  ask?(input: unknown, data: object, caller: StepCaller): Promise<Answered<unknown> | Refusal>;
  readonly answer?: v.GenericSchema;
  save?(input: unknown, data: object, answer?: unknown): object;
  commit?(input: unknown, order: Order<object>): Promise<Committed | OutdatedRefusal>;
}

type Merged<A, B> = { [Name in keyof (A & B)]: (A & B)[Name] };
/** What a step that may not apply has saved is not always there. */
type Saves<Data, Saved, When> = Merged<Data, undefined extends When ? Saved : Partial<Saved>>;
type Condition<Data> = ((data: Data) => boolean) | undefined;

/** Steps that are complete. `Before` has what each step, by its name, may rely on. */
export interface Steps<Data extends object, Before> {
  readonly list: readonly Step[];
  /** Never set; they carry the types. */
  readonly types?: () => { data: Data; before: Before };
  readonly isComplete?: () => true;
}

/** No two steps have one name. */
type NewName<Name, Before> = Name extends keyof Before ? never : Name;
type With<Before, Name extends string, Data> = Merged<Before, Record<Name, Data>>;

/** Steps to which the next is added. */
export interface OpenSteps<Data extends object, Before> {
  readonly list: readonly Step[];
  readonly isComplete?: () => false;
  /** A step with a form, and with a question to a service. */
  step<
    Name extends string,
    Schema extends FieldsSchema,
    Answer extends v.GenericSchema,
    Saved extends object,
    When extends Condition<Data>,
  >(
    name: NewName<Name, Before>,
    parts: AskParts<Data, Schema, When, Answer, Saved>,
  ): OpenSteps<Saves<Data, Saved, When>, With<Before, Name, Data>>;
  /** The last step. */
  step<Name extends string, Schema extends FieldsSchema>(
    name: NewName<Name, Before>,
    parts: CommitParts<Data, Schema>,
  ): Steps<Data, With<Before, Name, Data>>;
  /** A step that only asks for a code. */
  step<Name extends string, When extends Condition<Data>>(
    name: NewName<Name, Before>,
    parts: CodeParts<Data, When>,
  ): OpenSteps<Data, With<Before, Name, Data>>;
  /** A step that only asks for a proof. */
  step<Name extends string, When extends Condition<Data>>(
    name: NewName<Name, Before>,
    parts: GuardParts<Data, When>,
  ): OpenSteps<Data, With<Before, Name, Data>>;
  /** A step with a form; named last, because errors are reported of the last. */
  step<
    Name extends string,
    Schema extends FieldsSchema,
    Saved extends object,
    When extends Condition<Data>,
  >(
    name: NewName<Name, Before>,
    parts: SaveParts<Data, Schema, When, Saved>,
  ): OpenSteps<Saves<Data, Saved, When>, With<Before, Name, Data>>;
}

const addTo =
  (list: readonly Step[]) =>
  (name: string, parts: Omit<Step, 'name'>): Pick<OpenSteps<object, object>, 'list' | 'step'> => {
    const added = [...list, { ...parts, name }];
    return { list: added, step: addTo(added) };
  };

/** The first step of a flow; the others are chained to it, so that each knows what those before it have saved. */
export const step: OpenSteps<object, object>['step'] = addTo([]);
