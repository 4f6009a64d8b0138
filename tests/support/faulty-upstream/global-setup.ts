import type { TestProject } from 'vitest/node';
import { startFaultyUpstream } from './start-faulty-upstream.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    faultyUpstreamUrl: string;
  }
}

/** Tests in workerd can't listen: the server runs here, and they get its address. */
export default async function startForWorkerd(project: TestProject) {
  const upstream = await startFaultyUpstream();
  project.provide('faultyUpstreamUrl', upstream.url);
  return () => upstream.close();
}
