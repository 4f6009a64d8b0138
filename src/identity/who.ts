import type { Anyone, Who } from '#forms/form.ts';
import { ensureSessionId } from './session.ts';

export interface Visitor extends Anyone {
  visitorId: string;
}

/** Whoever sent the form, remembered from now on. */
export const visitor: Who<Visitor> = async (request) => ({
  request,
  visitorId: await ensureSessionId(),
});
