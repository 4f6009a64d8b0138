import { expect } from 'vitest';
import {
  type Claims,
  importSecret,
  makeToken,
  toClaims,
  tokenAudience,
  tokenIssuer,
  tokenSecret,
} from '../unit/make-token.ts';
import { readToken, toSessionId } from './consent-page.ts';
import { expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { startSite } from './start-site.ts';

/** The next page has something to say. */
export const failed = 'toast=warning.token.failed; Path=/; SameSite=Lax; Max-Age=60; HttpOnly';
export const webview = 'mode=webview; Path=/; SameSite=Lax';

const isSid = (cookie: string) => cookie.startsWith('sid=');

/** A site that knows the operator's key, and what came of every token brought to it: nothing may repeat one. */
export async function startTokenSite() {
  const key = await importSecret(tokenSecret);
  const brought: string[] = [];
  const site = await startSite({
    WEBVIEW_TOKEN_ALG: 'HS256',
    WEBVIEW_TOKEN_KEY: tokenSecret,
    WEBVIEW_TOKEN_ISSUER: tokenIssuer,
    WEBVIEW_TOKEN_AUDIENCE: tokenAudience,
  });

  const sign = (claims: Claims = {}, header: Claims = { alg: 'HS256', typ: 'JWT' }) =>
    makeToken(header, toClaims(claims), key);

  async function open(path: string, init: RequestInit = {}) {
    const answer = await sendTo(site.origin, path, init);
    const text = (await answer.text()) + JSON.stringify([...answer.headers]);
    for (const token of brought) {
      expect(text.includes(token), `${path} repeats ${token}`).toBe(false);
    }
    const cookies = answer.headers.getSetCookie();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cookies,
      signedIn: cookies.some(isSid),
      sid: readToken(answer),
      headers: answer.headers,
      text,
    };
  }

  async function bring(token: string, path = '/news?page=2', init: RequestInit = {}) {
    brought.push(token);
    const visit = await open(`${path}&t=${encodeURIComponent(token)}`, init);
    expect(visit.status).toBe(303);
    expect(visit.headers.get('referrer-policy')).toBe('no-referrer');
    expect(visit.headers.get('cache-control')).toBe('private, no-store');
    return visit;
  }

  async function readIsdn(sid: string) {
    const rows = await site.query(`SELECT isdn FROM session WHERE id = '${toSessionId(sid)}'`);
    return rows[0]?.['isdn'];
  }

  return {
    ...site,
    sign,
    open,
    bring,
    readIsdn,
    listSessions: () =>
      site.query("SELECT id, kind, isdn, expires_at FROM session WHERE kind <> 'anonymous'"),
    /** Of everything that was brought until now. */
    expectNothingTold() {
      const written = site.lines.join('\n');
      for (const token of brought) expect(written).not.toContain(token);
      expect(written).not.toMatch(/95112244|99112233/);
      expectQuietLog(site.lines);
    },
  };
}
