import type { Hono } from 'hono';

/** The pages to answer with are handed over after the start: they are those of the app itself. */
export function acceptPages<Page>(app: Hono, parse: (text: string) => Page): Map<string, Page> {
  const pages = new Map<string, Page>();
  app.put('*', async (c) => {
    pages.set(c.req.path, parse(await c.req.text()));
    return c.body(null, 204);
  });
  return pages;
}
