import type { Context } from 'hono';
import { noteHeader, workerFile } from '#browser/offline/kept-pages.ts';
import { settings } from '#env.ts';
import { translator } from '#i18n/translator.ts';
import { readOfflineWorker } from '#services/offline-worker.ts';
import { httpError } from './guard/http-error.ts';
import { isPage, type Middleware, urlOf } from './middleware.ts';

/** In place of the worker: browsers that have it ask for it anew within a day, and it takes itself and all that is kept away. */
const ending = `addEventListener('install',function(){skipWaiting()});
addEventListener('activate',function(event){event.waitUntil(caches.keys().then(function(names){
return Promise.all(names.map(function(name){return caches.delete(name)}))}).then(function(){return registration.unregister()}))});
`;

async function findWorker(): Promise<string | null> {
  if (settings().OFFLINE === 'off') return ending;
  return readOfflineWorker();
}

/** Serves the service worker at the root of the site, whose pages are its scope. */
export const offlineWorker: Middleware = async (c, next) => {
  if (urlOf(c).pathname !== workerFile) return next();
  const script = await findWorker();
  if (script === null) return httpError(404);
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
};

/**
 * Says of a page that it may be kept, and with which words it is shown then. Never of one that sets a cookie: a kept one
 * would set it again.
 */
export function allowKeeping(c: Context): void {
  const { isKeptOffline, locale } = c.get('request');
  const mayKeep =
    isKeptOffline && c.res.status === 200 && isPage(c.res) && !c.res.headers.has('set-cookie');
  if (!mayKeep) return;
  const note = translator(locale)('offlineCopy.note', { time: '#' });
  c.res.headers.set(noteHeader, encodeURIComponent(note));
}
