import { runProgram } from './run-program.ts';

/** Runs a program of the project; a failure ends this process with the same code. */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const code = await runProgram([program, ...args], {
    env: { WRANGLER_SEND_METRICS: 'false', ...env },
  });
  if (code !== 0) process.exit(code);
}

/** The port of the local site: `PORT`, or 8787. */
export function localPort(): string {
  const port = process.env['PORT'] ?? '8787';
  if (!/^\d{2,5}$/.test(port)) {
    console.error(`PORT is "${port}": set it to a port number such as 8787.`);
    process.exit(1);
  }
  return port;
}

/** Everybody who comes from this machine is in one network, in which nobody is counted by it. */
export const loopback = '127.0.0.0/8,::1';

/** Settings of a site that is served on this machine. */
export const localVars = (): Record<string, string> => ({
  SITE_ORIGIN: `http://127.0.0.1:${localPort()}`,
  SHARED_NETWORKS: loopback,
});

/** Wrangler's arguments for serving the built site on loopback, with the data that the seed wrote. */
export const serveArguments = (extra: readonly string[]): string[] => [
  'dev',
  '--ip',
  '127.0.0.1',
  '--port',
  localPort(),
  '--persist-to',
  '.wrangler/state',
  '--show-interactive-dev-session=false',
  ...extra,
];

/** Takes `--var NAME:value` out of wrangler's arguments, because they are of more than one worker. */
export function splitVars(args: readonly string[]) {
  const vars: Record<string, string> = {};
  const others: string[] = [];
  const open = [...args];
  for (let arg = open.shift(); arg !== undefined; arg = open.shift()) {
    const text = arg === '--var' ? open.shift() : /^--var=(.*)/s.exec(arg)?.[1];
    const [, name, value] = /^([^:]+):(.*)$/s.exec(text ?? '') ?? [];
    if (name !== undefined && value !== undefined) vars[name] = value;
    else others.push(arg);
  }
  return { vars, others };
}
