/** `npm run prove -- tan`: what must hold under any load, proven over HTTP against the built app. */
import { existsSync } from 'node:fs';
import { startSite } from '../tests/edge/start-site.ts';
import { proveCart } from '../prove/cart.ts';
import { proveTan } from '../prove/tan.ts';
import type { Proof } from '../prove/proof.ts';
import { run } from './run.ts';

const proofs: Readonly<Record<string, Proof>> = { cart: proveCart, tan: proveTan };

const named = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(proofs);
if (!existsSync('dist/server/index.js')) await run('npm', ['run', '--silent', 'build']);

let violated = 0;
for (const name of names) {
  const prove = proofs[name];
  if (!prove) throw new Error(`There is no proof "${name}": ${Object.keys(proofs).join(', ')}.`);
  console.log(`\n▶ ${name}`);
  const site = await startSite();
  try {
    for (const { says, found, expected } of await prove(site)) {
      const holds = found === expected;
      if (!holds) violated += 1;
      console.log(`${holds ? '✔' : '✘'} ${says}: ${found}${holds ? '' : `, not ${expected}`}`);
    }
  } finally {
    await site.stop();
  }
}
console.log(violated > 0 ? `\n${violated} violated` : '\nall hold');
process.exitCode = violated > 0 ? 1 : 0;
