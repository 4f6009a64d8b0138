import { join } from 'node:path';
import { build } from 'vite';
import type { BuiltApp } from './built-app.ts';

/** The operator alone, as one module. */
export async function buildOperator(target: string): Promise<BuiltApp> {
  const serverDir = join(target, 'server');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'bench/operator-entry.ts',
      outDir: serverDir,
      emptyOutDir: true,
      rollupOptions: {
        external: /^cloudflare:/,
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  });
  return { serverDir, publicDir: serverDir, configPath: 'operator/wrangler.toml' };
}
