import { copyHeader } from '#browser/offline/kept-pages.ts';
import { settings } from '#env.ts';
import { findSwitches } from '#features/switches/known-store.ts';
import { type RequestContext, runInContext, toAnswerBy } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { toPageAddress } from '#request/page-address.ts';
import { toPreferences } from '#request/preferences.ts';
import { toCrowd, toNetwork } from '../guard/limit-network.ts';
import { isPage, type Middleware, urlOf } from '../middleware.ts';
import { allowKeeping } from '../offline.ts';
import { isComplete, rememberNoScripts } from './without-scripts.ts';

/** To about a kilometre, for privacy, and so that a page and its payload are rendered with the same position. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

function toPosition(cf: unknown): RequestContext['position'] {
  if (typeof cf !== 'object' || cf === null) return null;
  const { latitude, longitude } = cf as { latitude?: unknown; longitude?: unknown };
  const [lat, lng] = [Number(latitude), Number(longitude)];
  return latitude && longitude && Number.isFinite(lat) && Number.isFinite(lng)
    ? { lat: roundDegrees(lat), lng: roundDegrees(lng) }
    : null;
}

/** Of pages that answer a form: that it is taken, that something in it is wrong, that it can not be taken now. */
const answers = [200, 422, 429, 503];

/** Those of the CSP that are reached by https. */
function listPictureHosts(): readonly string[] {
  const { IMAGE_BASE_URL: base, IMAGE_HOSTS: hosts } = settings();
  return base?.startsWith('https:') ? [...hosts, new URL(base).hostname] : hosts;
}

/** Makes the request context that pages read, and appends the cookies that they queued. */
export const requestContext: Middleware = async (c, next) => {
  const url = urlOf(c);
  const headers = c.req.raw.headers;
  const cookies = parseCookies(headers.get('cookie'));
  const page = toPageAddress(url, headers);
  const userAgent = headers.get('user-agent');
  const accessToken = headers.get('cf-access-jwt-assertion');
  const context: RequestContext = {
    ...toPreferences(page.query, cookies, headers),
    requestId: c.get('requestId'),
    nonce: c.get('secureHeadersNonce') ?? '',
    origin: settings().SITE_ORIGIN,
    secure: url.protocol === 'https:',
    pictureHosts: listPictureHosts(),
    page,
    posted: c.req.method === 'POST',
    postedFrom: c.req.method === 'POST' ? headers.get('origin') : null,
    cookies,
    complete: isComplete(headers),
    streaming: false,
    cookieOutbox: [],
    network: toNetwork(headers),
    crowd: toCrowd(headers),
    ...(userAgent === null ? {} : { userAgent }),
    ...(c.get('isTooMany') ? { isTooMany: true } : {}),
    ...(accessToken === null ? {} : { accessToken }),
    ...(headers.has(copyHeader) && { isCopyToKeep: true }),
    ...(settings().OFFLINE === 'off' ? { withoutCopies: true } : {}),
    position: toPosition(Reflect.get(c.req.raw, 'cf')),
    switches: await findSwitches(),
  };
  if (!context.posted) context.answerBy = toAnswerBy();
  c.set('request', context);
  await runInContext(context, next);
  // Set before `next()` they would be lost: the framework replaces the response.
  if (c.res.headers.get('cache-control')?.startsWith('public')) return;
  // A payload stays what it is: its router would show another page for it.
  if (context.gone && c.res.status === 200 && isPage(c.res)) {
    c.res = new Response(c.res.body, { status: 404, headers: c.res.headers });
  }
  // Scripts would have sent the form themselves, so this browser runs none.
  const isAnswer = answers.includes(c.res.status) && isPage(c.res);
  if (context.posted && isAnswer) rememberNoScripts(context);
  for (const cookie of context.cookieOutbox) c.res.headers.append('set-cookie', cookie);
  allowKeeping(c);
};
