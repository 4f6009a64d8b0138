/** Hot reload in workerd, with the same local data as `npm start`. */
import { run } from './run.ts';

await run('node', ['scripts/draw-pictures.ts']);
await run('node', ['scripts/seed.ts']);
await run('waku', ['dev', '--host', '127.0.0.1', '--port', process.env['PORT'] ?? '8787']);
