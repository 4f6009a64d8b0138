import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { closables } from '#closables.ts';
import { translator } from '#i18n/translator.ts';
import { retention } from '#retention.ts';
import { addPerson } from '../../../../tests/unit/add-person.ts';
import { forgetRows } from '../../../../tests/unit/ending-rows.ts';
import { customer, idsOfMe } from '../../../../tests/unit/ids-of-me.ts';
import { render } from '../../../../tests/unit/rendered-page.ts';
import type { Counts } from '../model.ts';
import { Deletion } from './deletion.tsx';

const t = translator('en');

beforeEach(forgetRows);

async function show(counts: Counts = {}) {
  const parts = { customer, ids: await idsOfMe(), known: { retention, closables }, counts };
  return render(<Deletion {...parts} />, 'en', '/account/data?act=delete');
}

test('whoever has bought codes is told that a deletion ends them, also those that were seen', async () => {
  await addPerson();
  expect(await show()).toContain(t('data.delete.codes'));
  await DB.exec('DELETE FROM digital_code');
  expect(await show()).toContain(t('data.delete.codes'));
  await DB.exec('DELETE FROM wifi_code');
  expect(await show()).not.toContain(t('data.delete.codes'));
});

test('of what the law keeps only that is named which there is', async () => {
  const few = await show({ order: 2, draft: 1 });
  expect(few).toContain(t('data.part.order'));
  expect(few).not.toContain(t('data.part.purchase'));
  expect((await show()).split(t('data.nothing'))).toHaveLength(3);
});
