/**
 * Deploys the demo, a site whose services are all replaced by the embedded operator: `npm run demo:operator`, then `npm run demo:site`. Other
 * arguments reach `wrangler deploy`.
 */
import { operatorConfig } from './bind-operator.ts';
import { run } from './run.ts';
import { REMOTE_FILE } from './seed.ts';

const [step, ...others] = process.argv.slice(2);
const isDry = others.includes('--dry-run');
const demo = ['--env', 'demo'];

async function deployOperator(): Promise<void> {
  const own = [...demo, '--config', operatorConfig];
  const database = (...command: string[]) =>
    run('wrangler', ['d1', ...command, '--remote', ...own]);
  await run('node', ['scripts/seed.ts', '--remote']);
  if (!isDry) {
    await database('migrations', 'apply', 'OPERATOR_DB');
    await database('execute', 'OPERATOR_DB', '--file', REMOTE_FILE);
  }
  await run('wrangler', ['deploy', ...own, ...others]);
}

/** A build is made for one environment; wrangler ignores another one that is named when deploying. */
async function deploySite(): Promise<void> {
  await run('npm', ['run', '--silent', 'build'], { CLOUDFLARE_ENV: 'demo' });
  if (!isDry) {
    const config = ['--config', 'wrangler.toml', ...demo];
    await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
  }
  await run('wrangler', ['deploy', ...others], { CLOUDFLARE_ENV: 'demo' });
  // After the site, to which it hands on what it does not answer.
  await run('wrangler', ['deploy', '--config', 'dist/front/wrangler.json', ...others]);
}

if (step === 'operator') await deployOperator();
else if (step === 'site') await deploySite();
else throw new Error('Say which part of the demo: operator or site.');
