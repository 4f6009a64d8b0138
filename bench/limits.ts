/** What no page or write of the app can beat, in one worker: React alone, D1 alone. */
import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { createElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToReadableStream } from 'react-dom/server.edge';

/** An element of the page as JSON; a text stands for itself. */
export type Recipe = string | { type: string; props: Record<string, unknown>; children: Recipe[] };

/** A statement and its values. */
export type Statement = readonly [sql: string, values: readonly unknown[]];

export const recipes = new Map<string, Recipe>();

const app = new Hono<{ Bindings: { DB: D1Database } }>();

// The pages are those of the app: they are handed over after the start.
app.put('/react/*', async (c) => {
  recipes.set(c.req.path, (await c.req.json()) as Recipe);
  return c.body(null, 204);
});

/** As compiled components make elements. */
function build(recipe: Recipe): ReactNode {
  if (typeof recipe === 'string') return recipe;
  const { type, props, children } = recipe;
  if (children.length > 1) return jsxs(type as 'div', { ...props, children: children.map(build) });
  return jsx(
    type as 'div',
    children[0] === undefined ? props : { ...props, children: build(children[0]) },
  );
}

/** The same elements: no Flight, no router, no data, no hydration. */
app.get('/react/*', async (c) => {
  const recipe = recipes.get(c.req.path);
  if (recipe === undefined) return c.notFound();
  const stream = await renderToReadableStream(createElement(() => build(recipe)));
  return c.body(stream, 200, { 'content-type': 'text/html; charset=utf-8' });
});

/** Runs what it is sent; several statements as one batch. */
app.post('/d1', async (c) => {
  const sent = (await c.req.json()) as Statement[];
  const statements = sent.map(([sql, values]) => c.env.DB.prepare(sql).bind(...values));
  const [only, ...more] = statements;
  if (only && more.length === 0) await only.run();
  else await c.env.DB.batch(statements);
  return c.text('done');
});

export default app;
