import { type Refusal, refuse } from '#forms/outcome.ts';

/** The service that has to say does not answer now. */
export const failed = (field?: string): Refusal => ({
  ...refuse('newNumber.fault.service', field),
  status: 503,
});
