import { spawn } from 'node:child_process';

/** Runs a program of the project with its output shown; a failure ends this process with the same code. */
export function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    });
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else process.exit(code ?? 1);
    });
  });
}

/** How the built app is served here: on loopback, with the data that the seed wrote. */
export function serveArguments(extra: readonly string[]): string[] {
  const port = process.env['PORT'] ?? '8787';
  if (!/^\d{2,5}$/.test(port)) {
    console.error(`PORT is "${port}": set it to a port number such as 8787.`);
    process.exit(1);
  }
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
    ...extra,
  ];
}
