import { spawn } from 'node:child_process';

interface Options {
  env?: Readonly<Record<string, string>>;
  /** Shows the output when the program has ended, so that it does not mix with that of parallel programs. */
  shownAtEnd?: boolean;
}

/** Runs a program and shows its output. Returns the exit code, or 1 where it could not run or was killed. */
export function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, shownAtEnd = false }: Options = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: shownAtEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => said.push(part));
    }
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}
