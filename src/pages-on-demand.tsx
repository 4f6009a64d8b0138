import type { ComponentType } from 'react';
import { perRequest } from '#waku.ts';

type LoadModule = () => Promise<unknown>;

interface PageModule {
  default: ComponentType<object>;
}

/** Layouts, interceptors and the answers that are no pages are small, or part of every page. */
const isPage = (file: string) => file.endsWith('.tsx') && !/\/_(?:root|layout)\.tsx$/.test(file);

function whenAsked(load: LoadModule): LoadModule {
  async function Page(props: object) {
    const { default: Real } = (await load()) as PageModule;
    return <Real {...props} />;
  }
  return async () => ({ default: Page, getConfig: perRequest });
}

/**
 * The router reads every page's module before it answers its first request, only to learn when the page is
 * rendered. Ours are all rendered per request, so each is loaded by the first visitor who wants it.
 */
export function onDemand(modules: Record<string, LoadModule>): Record<string, LoadModule> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [file, isPage(file) ? whenAsked(load) : load]),
  );
}
