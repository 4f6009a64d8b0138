import { send } from './site.ts';

/** Asks until the page comes from the page cache: the first visits bring what it is made of. */
export async function sendUntilCached(path: string, headers: Record<string, string> = {}) {
  for (let visit = 0; visit < 60; visit += 1) {
    const answer = await send(path, { headers });
    const html = await answer.text();
    if (answer.headers.has('age')) return { answer, html };
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${path} was never cached`);
}
