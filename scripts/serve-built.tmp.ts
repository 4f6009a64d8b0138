/** Builds, migrates, seeds once and serves on 127.0.0.1. `PORT` changes the port; other arguments reach wrangler. */
import { bindOperator, operatorConfig } from './bind-operator.ts';
import { callJobs } from './call-jobs.ts';
import { localPort, run, serveArguments } from './run.ts';

await run('node', ['scripts/seed.ts']);
const configs = ['--config', await bindOperator(), '--config', operatorConfig];
callJobs(localPort());
await run('wrangler', serveArguments([...configs, ...process.argv.slice(2)]));
