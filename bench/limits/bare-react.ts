import { Hono } from 'hono';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { acceptPages } from './accept-pages.ts';

/** An element of the page as JSON; a text stands for itself. */
export type Recipe = string | { type: string; props: Record<string, unknown>; children: Recipe[] };

/** React alone with the same elements: no Flight, no router, no data, no hydration. */
const app = new Hono();
export const pages = acceptPages(app, (text) => JSON.parse(text) as Recipe);

function build(recipe: Recipe): ReactNode {
  if (typeof recipe === 'string') return recipe;
  return createElement(recipe.type, recipe.props, ...recipe.children.map(build));
}

app.get('*', async (c) => {
  const recipe = pages.get(c.req.path);
  if (recipe === undefined) return c.notFound();
  const stream = await renderToReadableStream(createElement(() => build(recipe)));
  return c.body(stream, 200, { 'content-type': 'text/html; charset=utf-8' });
});

export default app;
