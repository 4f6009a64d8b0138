import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { awkwardPassports } from '#operator/src/mobile/awkward-passports.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { findTraveller } from './ask.ts';

await prepareOperator();

const toTraveller = (number: string) => ({
  lastName: 'Tanaka',
  firstName: 'Yuki',
  passport: { number, country: 'Japan', expires: '2031-01-01' },
});
const owned = 'TK7654399';
const sell = (code: string) =>
  testDb
    .prepare(
      `INSERT INTO tourist_sim (code, idempotency_key, holder, kind, state, profile, body, at)
       VALUES (?1, ?1, ?2, 'SIM', 'SOLD', NULL, '', 1)`,
    )
    .bind(code, `Japan ${owned}`)
    .run();
const [blacklisted = ''] =
  Object.entries(awkwardPassports).find(([, what]) => what === 'is blacklisted') ?? [];

test('a passport has two SIMs, and whoever asks for a third reads whom to call, as the blacklisted do', async () => {
  await sell('1');
  expect(await findTraveller(toTraveller(owned))).toMatchObject({ ok: true });
  await sell('2');
  for (const [number, message] of [
    [owned, 'touristSim.fault.owned'],
    [blacklisted, 'newNumber.fault.blacklisted'],
  ] as const) {
    const asked = await findTraveller(toTraveller(number));
    if (asked.ok) throw new Error(`${number} was not refused`);
    const [fault] = asked.faults;
    expect(fault).toMatchObject({ message, field: 'passport' });
    for (const locale of locales) {
      expect(translator(locale)(message, fault.values)).toContain(brand.callCentreAbroad);
    }
  }
});
