import { actionIds } from 'virtual:action-list';
import { hasFormArguments, readFormAction } from './form-arguments.ts';
import { type Middleware, urlOf } from '../middleware.ts';
import { isOwnOrigin } from './own-origin.ts';
import { httpError } from './http-error.ts';

const actionPath = /^\/RSC\/F\/([\w-]+)\/([\w$]+)\.txt$/;
const routePath = /^\/RSC\/[RS]\/[^\\]+\.txt$/;
const allowed = actionIds && new Set(actionIds);

/** In development there is no list, so only the shape is checked. */
function isListed(file: string, name: string): boolean {
  return allowed ? allowed.has(`${file}/${name}`) : !(name in Object.prototype);
}

// Both functions read a clone, because the framework reads the request afterwards.

async function checkCall(
  request: Request,
  pathname: string,
  type: string,
): Promise<Response | null> {
  const [, file, name] = actionPath.exec(pathname) ?? [];
  if (!file || !name || !isListed(file, name)) return httpError(404);
  if (!/^(text\/plain|multipart\/form-data)\b/.test(type)) return httpError(415);
  return (await hasFormArguments(request.clone(), type)) ? null : httpError(400);
}

async function checkForm(request: Request, type: string): Promise<Response | null> {
  if (!type.startsWith('multipart/form-data')) return httpError(415);
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) return httpError(400);
  const [file, name, ...more] = readFormAction(form)?.split('#') ?? [];
  return file && name && more.length === 0 && isListed(file, name) ? null : httpError(404);
}

/**
 * Lets a call of a server action through only if the build lists the action, the request comes from this site's origin,
 * and the body has one of the two shapes that React sends. The framework itself would also find inherited names of a
 * plain object.
 */
export const actionGate: Middleware = async (c, next) => {
  const url = urlOf(c);
  const isRsc = url.pathname.startsWith('/RSC/');
  if (c.req.method !== 'POST') {
    if (isRsc && !routePath.test(url.pathname)) return httpError(404);
    // The framework would read arguments from the body.
    return c.req.raw.body ? httpError(400) : next();
  }
  if (!isOwnOrigin(c.req.raw.headers, url)) return httpError(403);
  const type = c.req.header('content-type') ?? '';
  const refusal = isRsc
    ? await checkCall(c.req.raw, url.pathname, type)
    : await checkForm(c.req.raw, type);
  return refusal ?? next();
};
