import { expect, test } from 'vitest';
import { findCoverage } from './home-coverage.ts';

const at = (cityId: string, districtId: string, khoroo: string, building = '12') =>
  findCoverage({
    cityId,
    districtId,
    khorooId: `${districtId}-${khoroo}`,
    building,
    apartment: '',
  });

test('every answer of the network occurs at some address', () => {
  expect(at('ub', 'bayangol', '03')).toMatchObject({ status: 'AVAILABLE' });
  expect(at('ub', 'bayangol', '30')).toMatchObject({ status: 'PLANNED', plannedFor: '2027-06' });
  expect(at('ub', 'baganuur', '01')).toMatchObject({ status: 'NO' });
  expect(at('khovd', 'jargalant', '01')).toMatchObject({ status: 'NO' });
  expect(at('orkhon', 'bayan-undur', '01')).toMatchObject({ status: 'AVAILABLE' });
  expect(at('ub', 'bayangol', '03', '404')).toMatchObject({ status: 'UNKNOWN' });
  expect(at('ub', 'bayangol', '03', '500')).toBe('fails');
  expect(at('ub', 'bayangol', '03', ' 800 ')).toBe('is slow');
});
