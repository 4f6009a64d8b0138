/** What services know of the visitor's request for which they are called. */
export interface CurrentRequest {
  /** A form is answered. */
  readonly posted: boolean;
  /** When its page has to be complete. */
  readonly answerBy?: number;
  /** When the calls of a form have to be done; left out, they take their own time. */
  readonly callsBy?: number;
}

let find: () => CurrentRequest | undefined = () => undefined;

/** Called at start, so that no service depends on how requests are stored. */
export function findRequestBy(given: () => CurrentRequest | undefined): void {
  find = given;
}

/** Undefined in a job. */
export const currentRequest = (): CurrentRequest | undefined => find();
