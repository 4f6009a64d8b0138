import { requestContext } from '#request/context.ts';
import type { Customer } from './session/store.ts';
import { findCustomer } from './session.ts';

interface Layout {
  isWebView: boolean;
  isTouchScreen: boolean;
}

/** The layout and the customer, if one is signed in, as pages need them. */
export type SessionContext = Layout &
  (
    | { isLoggedIn: true; tokenKind: Customer['kind']; isdn: string; expiresAt: number }
    | { isLoggedIn: false; tokenKind: null; isdn: null }
  );

/** @throws where the database fails; the page then shows an error. */
export async function readSessionContext(): Promise<SessionContext> {
  const { mode } = requestContext();
  const layout = { isWebView: mode === 'webview', isTouchScreen: mode === 'kiosk' };
  const customer = await findCustomer();
  if (!customer) return { ...layout, isLoggedIn: false, tokenKind: null, isdn: null };
  const { kind: tokenKind, isdn, expiresAt } = customer;
  return { ...layout, isLoggedIn: true, tokenKind, isdn, expiresAt };
}
