import { expect, test } from 'vitest';
import { splitVars } from './run.ts';

test('settings are taken out of the arguments that reach wrangler', () => {
  expect(
    splitVars(['--var', 'A:http://127.0.0.1:1', '--port', '1', '--var=B:', '--log-level=debug']),
  ).toEqual({
    vars: { A: 'http://127.0.0.1:1', B: '' },
    others: ['--port', '1', '--log-level=debug'],
  });
});
