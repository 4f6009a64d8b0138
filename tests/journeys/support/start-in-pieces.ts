import { createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 100;

/** Cuts the document after every picture and every element with text, from the text `start` on. */
function cut(html: string, start: string): string[] {
  const at = Math.max(0, html.indexOf(start));
  const parts = html.slice(at).split(/(?<=<img[^>]*>|<\/(?:p|h2|h3|a|li|ul)>)/);
  return [html.slice(0, at), ...parts];
}

/** Proxies the site at `target` like a bad connection: documents come in pieces, with a pause after each. */
export async function startInPieces(target: string, start: string) {
  const server = createServer((req, res) => {
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const sent = request(target + req.url, { method: req.method, headers }, async (answer) => {
      const { 'content-length': _, ...sentOn } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, sentOn);
      if (!sentOn['content-type']?.startsWith('text/html')) return void answer.pipe(res);
      let html = '';
      for await (const chunk of answer.setEncoding('utf8')) html += String(chunk);
      for (const piece of cut(html, start)) {
        res.write(piece);
        await sleep(pauseMs);
      }
      res.end();
    });
    sent.on('error', () => res.destroy());
    req.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
