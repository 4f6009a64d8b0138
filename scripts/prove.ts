/** `npm run prove -- tan`: what `tests/proofs` proves of the built site, or of its parts. */
import { existsSync } from 'node:fs';
import { run } from './run.ts';

if (!existsSync('dist/server/index.js')) await run('npm', ['run', '--silent', 'build']);
// Imported afterwards, because proofs read what the build writes.
await import('../tests/proofs/prove.ts');
