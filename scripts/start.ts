/** Builds, migrates, seeds once and serves on 127.0.0.1. `PORT` changes the port; other arguments reach wrangler. */
import { siteWorker, writeLocalWorkers } from './bind-operator.ts';
import { callJobs } from './call-jobs.ts';
import { localPort, localVars, run, serveArguments, splitVars } from './run.ts';

const { vars, others } = splitVars(process.argv.slice(2));
await run('npm', ['run', '--silent', 'build']);
await run('node', ['scripts/seed.ts']);
const workers = await writeLocalWorkers('dist', { ...localVars(), ...vars });
callJobs(localPort(), { worker: siteWorker });
await run('wrangler', serveArguments([...workers.map((path) => `--config=${path}`), ...others]));
