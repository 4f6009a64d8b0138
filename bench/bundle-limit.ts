import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Limit } from './start-workerd.ts';

/** One module for workerd, minified as the app's own build is not: the limit is to be hard to reach. */
export async function bundleLimit(name: 'hono-hello' | 'bare-react' | 'd1-alone'): Promise<Limit> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'module', 'production'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: fileURLToPath(new URL(`limits/${name}.ts`, import.meta.url)),
      write: false,
      minify: true,
    },
  });
  const [chunk] = Array.isArray(result) || !('output' in result) ? [] : result.output;
  if (!chunk) throw new Error(`${name} could not be bundled`);
  return { name, code: chunk.code };
}
