/** Checks that no installed package is older than the fix of its last known vulnerability, and that all share one runtime. */
import { readFileSync } from 'node:fs';
import { findFaults, type Lock, type Manifest } from './find-floor-faults.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const vendored = 'node_modules/@vitejs/plugin-rsc/dist/vendor/react-server-dom/package.json';
const faults = findFaults({
  manifest: readJson('package.json') as Manifest,
  lock: readJson('package-lock.json') as Lock,
  vendored: (readJson(vendored) as { version: string }).version,
});
for (const fault of faults) console.error(fault);
console.log(
  faults.length > 0 ? `${faults.length} faults` : 'all versions are at or above their floors',
);
process.exitCode = faults.length > 0 ? 1 : 0;
