import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operatorConfig } from '../../scripts/bind-operator.ts';
import { readConfiguration } from '../../scripts/read-configuration.ts';

let code: Promise<string> | undefined;

/** The operator as a worker for miniflare; bundled once for all sites of a run. */
export async function readOperator() {
  code ??= bundleOperator();
  const { date, databases } = readConfiguration(operatorConfig);
  return {
    name: 'operator',
    modules: [{ type: 'ESModule' as const, path: 'operator.js', contents: await code }],
    compatibilityDate: date,
    d1Databases: databases,
  };
}

/** As wrangler would deploy it. */
async function bundleOperator(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-operator-'));
  try {
    await promisify(execFile)(
      'wrangler',
      ['deploy', '--dry-run', '--config', operatorConfig, '--outdir', directory],
      { env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' } },
    );
    return await readFile(join(directory, 'worker.js'), 'utf8');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
