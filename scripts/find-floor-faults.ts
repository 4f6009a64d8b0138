export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

export interface Lock {
  packages: Record<string, { version?: string }>;
}

interface Installed {
  manifest: Manifest;
  lock: Lock;
  /** The transport that @vitejs/plugin-rsc carries with it. */
  vendored: string;
}

/** First versions without a known vulnerability. */
const floors: Readonly<Record<string, string>> = {
  '@vitejs/plugin-rsc': '0.5.38',
  'drizzle-orm': '0.45.2',
  hono: '4.12.21',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-server-dom-webpack': '19.3.1',
  vite: '8.0.5',
  waku: '1.0.0-rc.1',
};

/** They speak one protocol with each other. */
const inStep = ['react', 'react-dom', 'react-server-dom-webpack'];
/** Two of them would not read each other's local databases. */
const once = ['workerd', ...inStep];

const collator = new Intl.Collator('en', { numeric: true });

/** Negative where `a` is older; a pre-release is older than its release. */
export function compareVersions(a: string, b: string): number {
  const [aCore = '', ...aPre] = a.split('-');
  const [bCore = '', ...bPre] = b.split('-');
  const byCore = collator.compare(aCore, bCore);
  if (byCore !== 0 || aPre.length + bPre.length === 0) return byCore;
  if (aPre.length === 0) return 1;
  if (bPre.length === 0) return -1;
  return collator.compare(aPre.join('-'), bPre.join('-'));
}

function listVersions({ packages }: Lock, name: string): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '0' }]) => version);
}

function isOld(version: string, floor: string): boolean {
  return compareVersions(version, floor) < 0;
}

export function findFaults({ manifest, lock, vendored }: Installed): string[] {
  const faults: string[] = [];
  for (const [name, floor] of Object.entries(floors)) {
    const versions = listVersions(lock, name);
    if (versions.length === 0) faults.push(`${name} is not in package-lock.json.`);
    for (const version of versions) {
      if (isOld(version, floor)) faults.push(`${name} ${version} is older than ${floor}.`);
    }
  }
  const transportFloor = floors['react-server-dom-webpack'] ?? '';
  if (isOld(vendored, transportFloor)) {
    faults.push(
      `The transport in @vitejs/plugin-rsc, ${vendored}, is older than ${transportFloor}.`,
    );
  }
  if (new Set(inStep.flatMap((name) => listVersions(lock, name))).size > 1) {
    faults.push(`${inStep.join(', ')} are not of one version.`);
  }
  for (const name of once) {
    const { length } = listVersions(lock, name);
    if (length > 1) faults.push(`${name} is installed ${length} times.`);
  }
  for (const [name, range] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    if (!/^\d/.test(range)) faults.push(`${name} is asked for as ${range}: pin one version.`);
  }
  return faults;
}
