/** SQL that says whose a row is, by the names of `PersonIds`. */
export const isIn = (column: string, list: 'visitors' | 'carts' | 'efforts') =>
  `${column} IN (SELECT value FROM json_each(:${list}))`;
export const ofVisitor = isIn('visitor_id', 'visitors');
export const ofNumber = 'isdn = :isdn';
export const ofBoth = `(${ofNumber} OR ${ofVisitor})`;
/** Of what is kept longer than a number rests before somebody else gets it: only what its present holder has done. */
export const ofHolder = (at: string) => `(${ofNumber} AND ${at} >= :since)`;
/** Of what was sold: with the number, or, without signing in, to who owns its phone, who is told of it and gets its address. */
export const ownSale = ofHolder('created_at');
const ownOrder = `(${ownSale} OR (isdn IS NULL AND phone_hash = :phone AND created_at >= :since))`;
export const ofSale = `(${ownSale} OR ${ofVisitor})`;
export const ofOrder = `(${ownOrder} OR ${ofVisitor})`;
export const ofDraft = `draft_id IN (SELECT id FROM draft WHERE ${ofBoth})`;

const listSold = (order: string, purchase: string) => {
  const orders = `(SELECT id FROM shop_order WHERE ${order})`;
  const purchases = `(SELECT id FROM purchase WHERE ${purchase})`;
  const payments = `(SELECT id FROM payment WHERE subject_kind = 'order' AND subject_id IN ${orders}
  UNION ALL SELECT id FROM payment WHERE subject_kind = 'purchase' AND subject_id IN ${purchases})`;
  return { orders, purchases, payments };
};
export const { orders, purchases, payments } = listSold(ofOrder, ofSale);
/** Those that are the number's own, and not only of a browser, which others may have used before. */
export const own = { order: ownOrder, ...listSold(ownOrder, ownSale) };
