import { runProgram } from '../../scripts/run-program.ts';
import { holds, type Figure } from './proof.ts';

const runs = 200;
const file = 'src/features/checkout/submit-model.test.ts';

/** The model of a submit, with more lives than the gate has time for. It needs the runtime of the unit tests, and no site. */
export async function liveSubmits(): Promise<Figure[]> {
  const code = await runProgram(
    [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'workerd', file],
    { env: { MODEL_RUNS: String(runs) }, shownAtEnd: true },
  );
  return [holds(`${runs} random lives of a submit end whole`, code === 0)];
}
