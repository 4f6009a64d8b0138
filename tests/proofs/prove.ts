/** Checks over HTTP, against the built site, what must hold under any load. */
import { startSite } from '../http/start-site.ts';
import { proveAbuse } from './abuse.ts';
import { proveBills } from './bills.ts';
import { proveCart } from './cart.ts';
import { proveDrafts } from './drafts.ts';
import { proveFaults } from './faults.ts';
import { proveKnownNumbers } from './known-numbers.ts';
import { proveLeasing } from './leasing.ts';
import { proveOnePass } from './one-pass.ts';
import { proveOperations } from './operations.ts';
import { proveNumbers } from './numbers.ts';
import { proveOrders } from './orders.ts';
import { provePayments } from './payments.ts';
import { proveQuota } from './quota.ts';
import { proveRichText } from './rich-text.ts';
import { proveShift } from './shift.ts';
import { proveSims } from './sims.ts';
import { proveStars } from './stars.ts';
import { proveTags } from './tags.ts';
import { proveTan } from './tan.ts';
import type { Figure, Proof } from './proof.ts';
import { runProgram } from '../../scripts/run-program.ts';

/** Proofs that are given a site. */
const proofs: Readonly<Record<string, Proof>> = {
  tan: proveTan,
};

/** Proofs that start what they need themselves. */
const standalone: Readonly<Record<string, () => Promise<Figure[]>>> = {
  abuse: proveAbuse,
  bills: proveBills,
  cart: proveCart,
  faults: proveFaults,
  drafts: proveDrafts,
  'known-numbers': proveKnownNumbers,
  leasing: proveLeasing,
  numbers: proveNumbers,
  operations: proveOperations,
  'one-pass': proveOnePass,
  orders: proveOrders,
  payments: provePayments,
  quota: proveQuota,
  'rich-text': proveRichText,
  shift: proveShift,
  sims: proveSims,
  stars: proveStars,
  tags: proveTags,
};

/** Proofs that the gate also runs, to be run alone; `PROVE_CANARIES=20000` runs more of them. */
const suites: Readonly<Record<string, readonly string[]>> = {
  sessions: ['src/identity/session.test.ts', 'src/identity/same-visitor.test.ts'],
  customers: ['tests/http/other-customer.test.ts'],
  forms: ['tests/http/cross-site.test.ts', 'tests/http/origin.test.ts'],
  token: ['tests/http/app-token.test.ts', 'tests/http/app-token-introspection.test.ts'],
  canaries: ['tests/http/canaries.test.ts'],
  recovery: ['src/purchase/sim-recovery/recovery.test.ts'],
};

const named = process.argv.slice(2);
const all = [proofs, standalone, suites].flatMap((some) => Object.keys(some));
const names = named.length > 0 ? named : all;

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
    const isEdge = suite.every((file) => file.startsWith('tests/http/'));
    const config = isEdge ? ['--config', 'tests/http/vitest.config.ts'] : [];
    if ((await runProgram(['vitest', 'run', ...config, ...suite])) !== 0) violated += 1;
    continue;
  }
  const proveAlone = standalone[name];
  if (proveAlone) {
    report(await proveAlone());
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
