import type { ComponentType } from 'react';
import { perRequest } from '#waku.ts';

type LoadModule = () => Promise<unknown>;

interface PageModule {
  default: ComponentType<object>;
}

/** Layouts and interceptors are loaded at once: they are part of every page. */
const isPage = (file: string) => file.endsWith('.tsx') && !/\/_(?:root|layout)\.tsx$/.test(file);
/** But for robots.txt and the manifest, which need nothing else: they are answered at an isolate's first moment. */
const isEndpoint = (file: string) => /^\.\/pages\/_api\/(?:api\/|sitemap)/.test(file);

function loadPage(load: LoadModule): LoadModule {
  let Real: PageModule['default'] | undefined;
  async function Page(props: object) {
    // An import costs something each time, also where the module is there.
    Real ??= ((await load()) as PageModule).default;
    return <Real {...props} />;
  }
  return async () => ({ default: Page, getConfig: perRequest });
}

interface EndpointModule {
  GET: (request: Request) => Promise<Response>;
}

/** Endpoints are read: what changes something is a form. */
function loadEndpoint(load: LoadModule): LoadModule {
  return async () => ({
    GET: async (request: Request) => ((await load()) as EndpointModule).GET(request),
  });
}

/**
 * The router would load every page's module before its first response, only to learn whether the page is rendered per
 * request. Ours all are, so each module is loaded when its page is first requested; so is an endpoint's.
 */
export function onDemand(modules: Record<string, LoadModule>): Record<string, LoadModule> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [
      file,
      isPage(file) ? loadPage(load) : isEndpoint(file) ? loadEndpoint(load) : load,
    ]),
  );
}
