import { execFile } from 'node:child_process';
import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltApp } from './built-app.ts';
import { gzipSize } from './gzip-size.ts';

export interface WorkerSize {
  /** Bytes of all modules together, as `wrangler deploy` would send them. */
  raw: number;
  gz: number;
  largest: { module: string; gz: number }[];
}

const outdir = '.cache/bench-upload';

export async function measureWorkerSize(app: BuiltApp): Promise<WorkerSize> {
  await rm(outdir, { recursive: true, force: true });
  await promisify(execFile)(
    'wrangler',
    ['deploy', '--dry-run', '--config', app.configPath, '--outdir', outdir],
    { env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' }, timeout: 60_000 },
  );
  const modules: { module: string; content: Buffer }[] = [];
  for await (const module of glob('**/*', { cwd: outdir })) {
    if (!/\.(js|mjs|wasm|bin|txt)$/.test(module)) continue;
    modules.push({ module, content: await readFile(join(outdir, module)) });
  }
  if (modules.length === 0) throw new Error(`wrangler wrote no modules to ${outdir}`);
  const all = Buffer.concat(modules.map(({ content }) => content));
  const largest = modules
    .map(({ module, content }) => ({ module, gz: gzipSize(content) }))
    .toSorted((a, b) => b.gz - a.gz)
    .slice(0, 8);
  return { raw: all.length, gz: gzipSize(all), largest };
}
