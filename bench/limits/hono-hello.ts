import { Hono } from 'hono';
import { acceptPages } from './accept-pages.ts';

/** Nothing but a router and a string: the least that any page of this size can cost. */
const app = new Hono();
const pages = acceptPages(app, (text) => text);

app.get('*', (c) => c.html(pages.get(c.req.path) ?? ''));

export default app;
