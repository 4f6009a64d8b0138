import type { Fields } from '#forms/fields.ts';
import type { DanPurpose } from '#identity/dan/purposes.ts';
import type { TanPurpose } from '#identity/tan/purposes.ts';
import type { Subject } from '#identity/tan/tan.ts';

/** What is stored of one step of a draft. */
export interface Entry {
  /** As they were typed, so that going back shows them, and a newer version of the flow can parse them anew. */
  fields: Fields;
  /** What a service answered to them, frozen at that moment. */
  answer?: unknown;
  /** The draft's revision that the step was saved with. */
  revision: number;
}

/** What a step confirms by a code, and what its message says that the code is for. */
export interface CodeAsked {
  purpose: TanPurpose;
  subject: Subject;
  /** What is paid by it, in MNT. */
  amount?: number;
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

/**
 * What another device has to confirm before it shows anything of a draft. By Dan it is the owner of a number, or the
 * person of the register number as `parseRegisterNumber` writes it, or whom Dan has confirmed on the first device;
 * `nothing` where the draft is personal and has none of the three.
 */
export type Confirmation =
  | { by: 'phone'; isdn: string }
  | { by: 'email'; email: string }
  | { by: 'dan'; purpose: DanPurpose; ownerOf?: string; registerNumber?: string }
  | { by: 'nothing' };

/** What keeps a draft closed on this device: a confirmation, or that its number has to sign in. */
export interface Lock {
  draftId: string;
  needs: Confirmation | { by: 'sign-in'; isdn: string };
  /** Dan has confirmed another person here. */
  isOther: boolean;
}
