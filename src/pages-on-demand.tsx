import type { ComponentType } from 'react';
import { perRequest } from '#waku.ts';

type LoadModule = () => Promise<unknown>;

interface PageModule {
  default: ComponentType<object>;
}

/** Layouts, interceptors and endpoints are loaded at once: they are small, or part of every page. */
const isPage = (file: string) => file.endsWith('.tsx') && !/\/_(?:root|layout)\.tsx$/.test(file);

function loadOnDemand(load: LoadModule): LoadModule {
  let Real: PageModule['default'] | undefined;
  async function Page(props: object) {
    // An import costs something each time, also where the module is there.
    Real ??= ((await load()) as PageModule).default;
    return <Real {...props} />;
  }
  return async () => ({ default: Page, getConfig: perRequest });
}

/**
 * The router would load every page's module before its first response, only to learn whether the page is rendered per
 * request. Ours all are, so each module is loaded when its page is first requested.
 */
export function onDemand(modules: Record<string, LoadModule>): Record<string, LoadModule> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [file, isPage(file) ? loadOnDemand(load) : load]),
  );
}
