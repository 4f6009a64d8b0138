import { ASSETS } from '#env.ts';

/** The script of the built service worker lies among the site's files; the development server has none. */
export async function readOfflineWorker(): Promise<string | null> {
  const file = await ASSETS?.fetch('https://assets.invalid/offline/service-worker.js');
  return file?.ok ? file.text() : null;
}
