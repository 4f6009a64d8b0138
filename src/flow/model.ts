import type { Fields } from '#forms/fields.ts';

/** What is stored of one step of a draft. */
export interface Entry {
  /** As they were typed, so that going back shows them, and a newer version of the flow can parse them anew. */
  fields: Fields;
  /** What a service answered to them, frozen at that moment. */
  answer?: unknown;
  /** The draft's revision that the step was saved with. */
  revision: number;
}

/** By the names of the steps. */
export type Entries = Readonly<Record<string, Entry>>;

/** Who asks for a draft: a visitor, and the number that is signed in. */
export interface DraftCaller {
  /** Empty where nothing is remembered of them yet. */
  visitorId: string;
  isdn: string | null;
}

/** What somebody has filled in of a flow. */
export interface Draft {
  /** The SHA-256 of the cookie's value. */
  id: string;
  kind: string;
  /** The version of the flow's definition that it was saved by. */
  version: number;
  /** Each save counts one on; a form that carries an older one is told what has changed. */
  revision: number;
  /** The first step that is not done. */
  step: string;
  entries: Entries;
  /** The number that was signed in while it was filled in. */
  isdn: string | null;
  expiresAt: number;
}

/** What another device has to confirm before it shows anything of a draft. */
export type Confirmation =
  | { by: 'phone'; isdn: string }
  | { by: 'email'; email: string }
  /** The person of the proof that the draft's first device has. */
  | { by: 'dan'; purpose: string };
