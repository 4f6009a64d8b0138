import { expect, test } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { runInContext } from '#request/context.ts';
import { readSessionContext } from './session-context.ts';
import { signIn } from './session.ts';

test('readSessionContext names no number when the visitor is not signed in, in each layout', async () => {
  const anonymous = { isLoggedIn: false, tokenKind: null, isdn: null };
  const read = (mode: 'browser' | 'webview' | 'kiosk') =>
    runInContext(visit({ mode }), readSessionContext);
  expect(await read('browser')).toEqual({ ...anonymous, isWebView: false, isTouchScreen: false });
  expect(await read('webview')).toEqual({ ...anonymous, isWebView: true, isTouchScreen: false });
  expect(await read('kiosk')).toEqual({ ...anonymous, isWebView: false, isTouchScreen: true });
});

test('readSessionContext names the number and the kind of sign-in when a customer is signed in', async () => {
  const expiresAt = Date.now() + 60_000;
  const context = visit({ mode: 'webview', posted: true });
  await runInContext(context, () => signIn({ kind: 'webview', isdn: '99112233', expiresAt }));
  expect(await runInContext(context, readSessionContext)).toEqual({
    isLoggedIn: true,
    tokenKind: 'webview',
    isdn: '99112233',
    expiresAt,
    isWebView: true,
    isTouchScreen: false,
  });
});
