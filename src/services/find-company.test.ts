import { beforeAll, expect, test } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { findCompany } from './find-company.ts';
import type { callForOne } from './upstream/call-upstream.ts';
import { UpstreamError, type UpstreamFailure } from './upstream/upstream-error.ts';

beforeAll(() => prepareOperator());

const failing =
  (kind: UpstreamFailure): typeof callForOne =>
  async () => ({ ok: false, error: new UpstreamError(kind, 'ebarimt-info') });

test('a company is found by its register number, and by the number of a taxpayer', async () => {
  const found = { state: 'found', tin: '59876543210', name: 'Хангай трейд ХХК' };
  expect(await findCompany('5987654')).toEqual(found);
  expect(await findCompany('59876543210')).toEqual(found);
});

test.each(['1111111', '11111111111', '', '12345678', 'УБ99112233'])(
  'nobody has the number "%s"',
  async (number) => {
    expect(await findCompany(number)).toEqual({ state: 'unknown' });
  },
);

test.each(['5987654', '59876543210'])(
  '%s may be right while the look-up is down',
  async (number) => {
    expect(await findCompany(number, failing('timeout'))).toEqual({ state: 'down' });
    expect(await findCompany(number, failing('not-found'))).toEqual({ state: 'unknown' });
  },
);
