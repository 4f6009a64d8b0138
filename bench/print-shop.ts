import type { Measurements } from './measurements.ts';
import { ms } from './number-format.ts';
import { printTable } from './print-table.ts';

function printPresses({ firstPress, pressToBadge, listToProduct }: Measurements): void {
  const rows: string[][] = [];
  if (firstPress) {
    const { firstPaintMs, usableMs, isInView, addedWithoutScripts } = firstPress;
    rows.push(
      ['first paint of the product page', ms(firstPaintMs), '', ''],
      ['its add form usable', ms(usableMs), '', isInView ? 'in view' : 'below the first screen'],
      ['one press before any script', '', '', `${addedWithoutScripts} in the cart`],
    );
  }
  if (pressToBadge) {
    const { medianMs, worstMs, answerMs } = pressToBadge;
    rows.push(['click to badge', ms(medianMs), ms(worstMs), `answered after ${ms(answerMs)} ms`]);
  }
  if (listToProduct) {
    const { medianMs, worstMs, listRenders, productRenders } = listToProduct;
    const renders = `renders: list ${listRenders}, product ${productRenders}`;
    rows.push(['list to product, prefetched', ms(medianMs), ms(worstMs), renders]);
  }
  if (rows.length > 0) {
    printTable('Shop on slow 4G, ms', ['', 'median', 'worst', ''], rows);
  }
}

export function printShop(found: Measurements): void {
  printPresses(found);
  if (found.interactions) {
    printTable(
      'Presses after hydration at 4× CPU, ms to the next paint (0: under 16)',
      ['', 'median', 'p75', 'worst'],
      found.interactions.map(({ page, medianMs, p75Ms, worstMs }) => [
        page,
        ...[medianMs, p75Ms, worstMs].map(ms),
      ]),
    );
  }
  if (found.cartCost) {
    const { action, statements, write, databaseTrips, statementsSent } = found.cartCost;
    const row = (name: string, value: number) => [name, ms(value), (value / write).toFixed(2)];
    printTable(
      `Add to cart on the server: ${databaseTrips} round trip, ${statementsSent} statements`,
      ['', 'ms', 'over one write'],
      [
        row('one write alone', write),
        row('the statements alone', statements),
        row('the whole action', action),
      ],
    );
  }
}
