import { requestContext } from '#request/context.ts';
import type { Customer } from './customer.ts';
import { findCustomer } from './session.ts';

interface Layout {
  isWebView: boolean;
  isTouchScreen: boolean;
}

/** What a page may know of its reader: how they came, and who they have shown to be, if anybody. */
export type SessionContext = Layout &
  (
    | { isLoggedIn: true; tokenKind: Customer['kind']; isdn: string; expiresAt: number }
    | { isLoggedIn: false; tokenKind: null; isdn: null }
  );

/** @throws where the database fails: a page then says that it can't tell. */
export async function readSessionContext(): Promise<SessionContext> {
  const { mode } = requestContext();
  const layout = { isWebView: mode === 'webview', isTouchScreen: mode === 'kiosk' };
  const customer = await findCustomer();
  if (!customer) return { ...layout, isLoggedIn: false, tokenKind: null, isdn: null };
  const { kind: tokenKind, isdn, expiresAt } = customer;
  return { ...layout, isLoggedIn: true, tokenKind, isdn, expiresAt };
}
