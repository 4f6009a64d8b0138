import { actionIds } from 'virtual:action-list';
import type { Middleware } from './middleware.ts';
import { isOwnOrigin } from './own-origin.ts';
import { refuse } from './refusal.ts';

const actionPath = /^\/RSC\/F\/([\w-]+)\/([\w$]+)\.txt$/;
const allowed = actionIds && new Set(actionIds);

/** In development the list is not known beforehand, so only the shape is checked. */
function isListed(file: string, name: string): boolean {
  return allowed ? allowed.has(`${file}/${name}`) : !(name in Object.prototype);
}

/** The `file#name` ids that a form without JavaScript asks for; null when a field is not of that shape. */
function readFormActions(form: FormData): string[] | null {
  const ids: string[] = [];
  for (const [key, value] of form) {
    if (!key.startsWith('$ACTION_')) continue;
    if (key.startsWith('$ACTION_ID_')) ids.push(key.slice('$ACTION_ID_'.length));
    else if (/^\$ACTION_\d+:0$/.test(key) && typeof value === 'string') {
      const id = /^\{"id":"([\w-]+#[\w$]+)","bound":"\$@\d+"\}$/.exec(value)?.[1];
      if (!id) return null;
      ids.push(id);
    } else if (!/^\$ACTION_(REF_\d+|KEY|\d+:\d+)$/.test(key)) return null;
  }
  return ids.length === 1 ? ids : null;
}

async function checkForm(request: Request): Promise<Response | null> {
  const form = await request.formData().catch(() => null);
  if (!form) return refuse(400);
  const [id] = readFormActions(form) ?? [];
  const [file, name] = id?.split('#') ?? [];
  return file && name && isListed(file, name) ? null : refuse(404);
}

/**
 * The only way to a server action: one of this build's own, from this site's own origin, in one of the two
 * shapes that React sends. The framework would look a name up on a plain object, inherited ones included.
 */
export const actionGate: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (c.req.method !== 'POST') {
    return url.pathname.startsWith('/RSC/') && !/^\/RSC\/[RS]\/[^\\]+\.txt$/.test(url.pathname)
      ? refuse(404)
      : next();
  }
  if (!isOwnOrigin(c.req.raw.headers, url)) return refuse(403);
  const type = c.req.header('content-type') ?? '';
  if (url.pathname.startsWith('/RSC/F/')) {
    const [, file, name] = actionPath.exec(url.pathname) ?? [];
    if (!file || !name || !isListed(file, name)) return refuse(404);
    if (!/^(text\/plain|multipart\/form-data)\b/i.test(type)) return refuse(415);
    return next();
  }
  if (!type.startsWith('multipart/form-data')) return refuse(415);
  return (await checkForm(c.req.raw.clone())) ?? next();
};
