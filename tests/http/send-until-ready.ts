import { send } from './site.ts';

/** Asks until no part of the page is streamed: the first visits bring its data. */
export async function sendUntilReady(path: string, headers: Record<string, string> = {}) {
  for (let visit = 0; visit < 60; visit += 1) {
    const answer = await send(path, { headers });
    const html = await answer.text();
    if (!html.includes('<!--$?-->')) return { answer, html };
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${path} was never ready`);
}
