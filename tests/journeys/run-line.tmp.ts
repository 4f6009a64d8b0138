import { p, base, shot, go } from './run-lib.tmp.ts';
const scripts = process.argv[7] !== '0';
const product = process.argv[9] ?? 'p-0004';
const way = process.argv[8] ?? 'delivery';
await p.goto(base+'/shop/'+product);
const add = p.locator('main form:has(input[name=intent][value=add]) button[type=submit], main form:has(input[name=product]) button[type=submit]').first();
await add.click(); await p.waitForTimeout(2500);
await p.goto(base+'/cart'); await shot('cart');
{ const l=p.waitForEvent('load'); await p.locator('form[action="/checkout/cart"] button').last().click(); await l; }
await shot('contact');
await go(); await shot('contact-errors');
await p.fill('[name=phone]', process.argv[10] ?? '8800 1234'); await p.fill('[name=email]','bold@example.mn'); await go(); await shot('delivery');
if (way==='delivery') {
  await p.check('[name=deliveryType][value=DELIVERY]'); await go(); await shot('address');
  const choose=async(name:string,v:string)=>{ const l=p.waitForEvent('load'); await p.selectOption(`[name=${name}]`,v); if(!scripts) await p.click(`button[name=choose][value=${name}]`); await l; };
  await choose('cityId','ub'); await choose('districtId','bayangol'); await choose('khorooId','bayangol-03');
  await p.fill('[name=building]','12'); await p.fill('[name=door]','45'); await p.fill('[name=lastName]','Bold'); await p.fill('[name=firstName]','Сарнай'); await p.fill('[name=registerNumber]','УБ92041517');
  await go(); await shot('address-errors');
  await p.fill('[name=lastName]','Болд'); await go(); await shot('time');
  await p.locator('[name=slot]:not([disabled])').first().check(); await go();
} else if (way==='pickup') {
  await p.check('[name=deliveryType][value=PICKUP]'); await go(); await shot('branch');
  await p.locator('[name=branchId]').first().check(); await go();
}
await shot('receipt');
if (process.argv[11]) { await p.check('[name=receipt][value=COMPANY]'); await p.fill('[name=company]',process.argv[11]); await p.fill('[name=vatEmail]','tax@example.mn'); await p.fill('[name=code]','TENGER10'); }
await go(); await shot('pay');
for (const box of await p.locator('main [type=checkbox]').all()) await box.check();
await go(); await shot('payment');
console.log((await p.locator('main').innerText()).slice(0,900));
process.exit(0);
