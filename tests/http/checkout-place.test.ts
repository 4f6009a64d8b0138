import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { sumSeeds } from '#operator/seed/places/sums/sum-seeds.ts';
import { CheckoutVisitor, readFaults, readWords, recipient } from './checkout-visitor.ts';
import { listElements, readLinks, toText } from './page-html.ts';
import { origin } from './site.ts';

const t = translator('en');

const open = () => new CheckoutVisitor(origin);

test('an aimag has sums and bags, and no slots: it is brought in two to five days', async () => {
  const visit = open();
  await visit.toDelivery();
  await visit.fill('delivery', { deliveryType: 'DELIVERY' });
  const places = await findAimag(visit);
  const shown = await (
    await visit.send('address', { ...recipient, ...places, choose: 'khorooId' })
  ).text();
  const labels = readLabels(shown);
  expect(labels).toEqual(expect.arrayContaining([t('address.sum'), t('address.bag')]));
  expect(labels).not.toContain(t('address.district'));
  expect(await visit.fill('address', { ...recipient, ...places })).toBe('/checkout/receipt');
  expect(await visit.fill('receipt', { receipt: 'INDIVIDUAL' })).toBe('/checkout/pay');
  const words = readWords(await visit.see('/checkout/pay'));
  expect(words).toContain(`${t('checkout.slot')} ${t('checkout.elsewhere')}`);
});

test('in the capital there are districts and khoroos', async () => {
  const visit = open();
  await visit.toDelivery();
  await visit.fill('delivery', { deliveryType: 'DELIVERY' });
  const answer = await visit.send('address', { ...recipient, choose: 'khorooId' });
  const labels = readLabels(await answer.text());
  expect(labels).toEqual(expect.arrayContaining([t('address.district'), t('address.khoroo')]));
  expect(labels).not.toContain(t('address.sum'));
});

test('a place where nobody goes says so, is refused, and leads to a branch', async () => {
  const visit = open();
  await visit.toDelivery();
  await visit.fill('delivery', { deliveryType: 'DELIVERY' });
  const sum = sumSeeds.find((one) => !one.sum.deliverable)?.sum;
  const far = { cityId: sum?.parentId ?? '', districtId: sum?.id ?? '', khorooId: '' };
  const chosen = await visit.send('address', { ...recipient, ...far, choose: 'districtId' });
  const html = await chosen.text();
  expect(html).toContain(t('address.notBrought', { name: sum?.nameEn ?? '' }));
  const [khorooId = ''] = readOptions(html, 'khorooId').map(({ value }) => value);
  const answer = await visit.send('address', { ...recipient, ...far, khorooId });
  const refused = await answer.text();
  expect([answer.status, readFaults(refused)]).toEqual([422, t('checkout.fault.notDeliverable')]);
  const links = listElements(refused).flatMap(readLinks);
  expect(links).toContainEqual([t('checkout.wayOn.delivery'), '/checkout/delivery']);
});

const readLabels = (html: string) =>
  listElements(html)
    .filter(({ tagName }) => tagName === 'label')
    .map((label) => toText(label).trim());

/** What can be chosen in a select of a page. */
function readOptions(html: string, name: string): { value: string; label: string }[] {
  const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option[^>]*value="([^"]+)"[^>]*>([^<]*)/g)].map(
    ([, value = '', label = '']) => ({ value, label }),
  );
}

/** A place of an aimag that is delivered to, from the selects of the page. */
async function findAimag(visit: CheckoutVisitor) {
  const away = t('address.notBrought', { name: '' }).trim();
  const pick = async (fields: Record<string, string>, name: string) => {
    const answer = await visit.send('address', { ...recipient, ...fields, choose: name });
    return readOptions(await answer.text(), name).flatMap(({ value, label }) =>
      label.includes(away) ? [] : [value],
    );
  };
  const cityId = (await pick({}, 'cityId')).find((id) => id !== 'ub') ?? '';
  const [districtId = ''] = await pick({ cityId, districtId: '', khorooId: '' }, 'districtId');
  const [khorooId = ''] = await pick({ cityId, districtId, khorooId: '' }, 'khorooId');
  return { cityId, districtId, khorooId };
}
