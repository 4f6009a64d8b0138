/** Hot reload in workerd, with the same local data as `npm start`. */
import { callJobs } from './call-jobs.ts';
import { localPort, run } from './run.ts';

await run('node', ['scripts/build-pictures.ts']);
await run('node', ['scripts/seed.ts']);
callJobs(localPort());
await run('waku', ['dev', '--host', '127.0.0.1', '--port', localPort()], { WITH_OPERATOR: '1' });
