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

/** Wrangler's arguments for serving the built site on loopback, with the data that the seed wrote. */
export function serveArguments(extra: readonly string[]): string[] {
  const port = localPort();
  return [
    'dev',
    '--ip',
    '127.0.0.1',
    '--port',
    port,
    '--persist-to',
    '.wrangler/state',
    '--show-interactive-dev-session=false',
    '--var',
    `SITE_ORIGIN:http://127.0.0.1:${port}`,
    '--var',
    `SHARED_NETWORKS:${loopback}`,
    ...extra,
  ];
}
