/**
 * The worker at the public address. It has the modules of public pages alone, so that a visitor who comes first waits for
 * the start of less (decision 072), and hands every other request on to the whole site, as it came.
 */
import site from 'virtual:site';
import { isForFront } from './is-for-front.ts';

interface Environment {
  SITE: { fetch(request: Request): Promise<Response> };
}

export default {
  fetch(request: Request, env: Environment, context: unknown): Response | Promise<Response> {
    return isForFront(request) ? site.fetch(request, env, context) : env.SITE.fetch(request);
  },
};
