import { expect, test } from 'vitest';
import { visit } from '../../tests/unit/visit.ts';
import { runInContext } from '#request/context.ts';
import { readSessionContext } from './session-context.ts';
import { signIn } from './session.ts';

test('a visitor is nobody, in whichever layout', async () => {
  const nobody = { isLoggedIn: false, tokenKind: null, isdn: null };
  const read = (mode: 'browser' | 'webview' | 'kiosk') =>
    runInContext(visit({ mode }), readSessionContext);
  expect(await read('browser')).toEqual({ ...nobody, isWebView: false, isTouchScreen: false });
  expect(await read('webview')).toEqual({ ...nobody, isWebView: true, isTouchScreen: false });
  expect(await read('kiosk')).toEqual({ ...nobody, isWebView: false, isTouchScreen: true });
});

test('who is signed in is known by number, and by how they signed in', async () => {
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
