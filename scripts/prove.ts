/** `npm run prove -- tan`: what must hold under any load, proven over HTTP against the built app. */
import { existsSync } from 'node:fs';
import { startSite } from '../tests/edge/start-site.ts';
import { proveCart } from '../prove/cart.ts';
import { proveNumbers } from '../prove/numbers.ts';
import { proveRichText } from '../prove/rich-text.ts';
import { proveTan } from '../prove/tan.ts';
import type { Figure, Proof } from '../prove/proof.ts';
import { runProgram } from './run-program.ts';
import { run } from './run.ts';

const proofs: Readonly<Record<string, Proof>> = {
  cart: proveCart,
  numbers: proveNumbers,
  tan: proveTan,
};

/** They need no site. */
const calculations: Readonly<Record<string, () => Promise<Figure[]>>> = {
  'rich-text': proveRichText,
};

/** What the gate proves too, to be run alone; `PROVE_CANARIES=20000` for more of them. */
const suites: Readonly<Record<string, readonly string[]>> = {
  sessions: ['src/request/session.test.ts'],
  customers: ['tests/edge/other-customer.test.ts'],
  forms: ['tests/edge/cross-site.test.ts', 'tests/edge/origin.test.ts'],
  token: ['tests/edge/app-token.test.ts', 'tests/edge/app-token-introspection.test.ts'],
  canaries: ['tests/edge/canaries.test.ts'],
};

const named = process.argv.slice(2);
const all = [proofs, calculations, suites].flatMap((some) => Object.keys(some));
const names = named.length > 0 ? named : all;
if (!existsSync('dist/server/index.js')) await run('npm', ['run', '--silent', 'build']);

let violated = 0;

function report(figures: readonly Figure[]): void {
  for (const { says, found, expected } of figures) {
    const holds = found === expected;
    if (!holds) violated += 1;
    console.log(`${holds ? '✔' : '✘'} ${says}: ${found}${holds ? '' : `, not ${expected}`}`);
  }
}

for (const name of names) {
  console.log(`\n▶ ${name}`);
  const suite = suites[name];
  if (suite) {
    const isEdge = suite.every((file) => file.startsWith('tests/edge/'));
    const config = isEdge ? ['--config', 'tests/edge/vitest.config.ts'] : [];
    if ((await runProgram(['vitest', 'run', ...config, ...suite])) !== 0) violated += 1;
    continue;
  }
  const calculate = calculations[name];
  if (calculate) {
    report(await calculate());
    continue;
  }
  const prove = proofs[name];
  if (!prove) throw new Error(`There is no proof "${name}": ${all.join(', ')}.`);
  const site = await startSite();
  try {
    report(await prove(site));
  } finally {
    await site.stop();
  }
}
console.log(violated > 0 ? `\n${violated} violated` : '\nall hold');
process.exitCode = violated > 0 ? 1 : 0;
