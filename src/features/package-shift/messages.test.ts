import { beforeEach, expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { DB, settings } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { formatDate } from '#i18n/format-date.ts';
import { localized } from '#i18n/localized.ts';
import { translator } from '#i18n/translator.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { topics } from '#topics.ts';
import {
  drain,
  forgetShifts,
  idOf,
  operatorDb,
  planOf,
  press,
} from '../../../tests/unit/press-shift.ts';

await prepareOperator();
beforeEach(forgetShifts);

test.each([
  ['mn', '99000985', 'tenger-18', 'message.shiftLater'],
  ['en', '99000985', 'tenger-18', 'message.shiftLater'],
  ['mn', '99000985', 'tenger-99', 'message.shiftDone'],
  ['en', '99000985', 'tenger-99', 'message.shiftDone'],
  ['mn', '99000977', 'tenger-18', 'message.shiftRefused'],
  ['en', '99000977', 'tenger-18', 'message.shiftRefused'],
] as const)('in %s, %s to %s is told by SMS and e-mail: %s', async (language, isdn, to, key) => {
  const id = idOf(await press(isdn, { to, language }));
  const shift = await drain(id);
  await drainOutbox(DB, () => Date.now() + 7_200_000, topics);
  const { results } = await operatorDb
    .prepare(
      `SELECT isdn AS "to", text FROM sms UNION ALL SELECT address, text FROM email ORDER BY 1`,
    )
    .all<{ to: string; text: string }>();
  const t = translator(language);
  const text = t(key, {
    name: localized(brand, 'shortName', language),
    number: `${isdn.slice(0, 4)} ${isdn.slice(4)}`,
    plan: language === 'mn' ? planOf(to).nameMn : planOf(to).nameEn,
    date: formatDate(shift?.effectiveOn ?? '', language),
    callCentre: '2222',
    link: `${settings().SITE_ORIGIN}/packageshift/result?id=${shift?.token}${language === 'en' ? '&lang=en' : ''}`,
  });
  const plain = (said: string) => said.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
  expect(results.map((one) => ({ ...one, text: plain(one.text) }))).toEqual([
    { to: isdn, text: plain(text) },
    { to: 'somebody@example.mn', text: plain(text) },
  ]);
});
