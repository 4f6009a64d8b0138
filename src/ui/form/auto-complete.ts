import { requestContext } from '#request/context.ts';

/** The next visitor of a kiosk must not be offered what this one typed. */
export const toAutoComplete = (wanted?: string): string | undefined =>
  requestContext().mode === 'kiosk' ? 'off' : wanted;
