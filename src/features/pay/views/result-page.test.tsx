import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { brand } from '#domain/brand.ts';
import { groupPhoneNumber, maskPhoneNumber, pairDigits } from '#domain/phone-number.ts';
import { FlowHelp } from '#flow/views/flow-help.tsx';
import { translator } from '#i18n/translator.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import type { Item } from '#purchase/model.ts';
import { runInContext } from '#request/context.ts';
import { numberItem, touristItem } from '../../../../tests/support/sim-items.ts';
import { addPaid } from '../../../../tests/unit/add-purchase.ts';
import { addSession } from '../../../../tests/unit/add-visitor.ts';
import { readRows, render } from '../../../../tests/unit/rendered-page.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { ResultPage } from './result-page.tsx';

const items: Item[] = [
  numberItem('99887766'),
  {
    hold: null,
    surcharge: 0,
    consent: '{}',
    kind: 'stars',
    parentIsdn: '99112233',
    child: { registerNumber: 'УБ15260190', lastName: 'Бат', firstName: 'Сарнай' },
    relation: 'FATHER',
    isdn: '99776655',
    isNew: true,
    package: { id: 'stars-mini', nameMn: 'Мини', nameEn: 'Mini', fee: 9900 },
  },
];

async function begin(): Promise<{ visitorId: string; sid: string }> {
  const [visitorId, sid] = [crypto.randomUUID(), newToken()];
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  return { visitorId, sid };
}

test.each(items)(
  'who has the address of a $kind sees its number masked, who has bought it the whole',
  async (item) => {
    const { visitorId, sid } = await begin();
    const { token } = await addPaid({ item, visitorId, amount: 21_000 });
    const page = { pathname: '/pay/result', query: new URLSearchParams({ id: token }) };
    const show = (cookies: Map<string, string>) =>
      runInContext(visit({ locale: 'en', page, cookies }), async () => {
        const stream = await renderToReadableStream(
          <ResultPage parts={() => null} ownPart={() => null} />,
        );
        await stream.allReady;
        return new Response(stream).text();
      });
    const isdn = 'isdn' in item ? item.isdn : '';
    const [own, others] = [await show(new Map([['__Host-sid', sid]])), await show(new Map())];
    expect(own).toContain(groupPhoneNumber(isdn));
    expect(others).toContain(maskPhoneNumber(isdn));
    // Neither is bought twice.
    expect(own).not.toContain(translator('en')('pay.result.again'));
    for (const whole of [isdn, pairDigits(isdn), groupPhoneNumber(isdn)]) {
      expect(others).not.toContain(whole);
    }
  },
);

test('who may not be in the country yet reads a number that can be called from elsewhere', async () => {
  const show = async (item: Item) => {
    const { visitorId, sid } = await begin();
    const { token } = await addPaid({ item, visitorId, amount: 21_000 });
    const page = <ResultPage parts={() => null} ownPart={() => null} />;
    const cookies = new Map([['__Host-sid', sid]]);
    return render(page, 'en', `/pay/result?id=${token}`, { cookies });
  };
  expect(await show(touristItem('TK7654321'))).toContain(brand.callCentreAbroad);
  expect(await show(numberItem('99887755'))).not.toContain(brand.callCentreAbroad);
  const help = (fromAbroad: boolean) =>
    render(<FlowHelp className="" fromAbroad={fromAbroad} />, 'en', '/tourist-sim');
  expect(await help(true)).toContain('href="tel:+97677002222"');
  expect(await help(false)).toContain(`href="tel:${brand.callCentre}"`);
});

test('the page of a fee calls its code that of the payment, because its request has one of its own', async () => {
  const { visitorId, sid } = await begin();
  const item = { kind: 'leasingFee', isdn: '99112233', assessmentId: 'a', token: 't' } as const;
  const { token, code } = await addPaid({ item, visitorId, amount: 5000 });
  const { token: other } = await addPaid({ visitorId });
  const show = async (id: string) =>
    readRows(
      await render(
        <ResultPage parts={() => null} ownPart={() => null} />,
        'en',
        `/pay/result?id=${id}`,
        { cookies: new Map([['__Host-sid', sid]]) },
      ),
    );
  const t = translator('en');
  const fee = await show(token);
  // Which nobody is asked to name.
  expect(fee.get(t('payment.ofFee'))).toBe(code);
  expect(fee.has(t('payment.reference'))).toBe(false);
  expect((await show(other)).has(t('payment.reference'))).toBe(true);
});
