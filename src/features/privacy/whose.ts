/** SQL that says whose a row is, by the names of `PersonIds`. */
export const isIn = (column: string, list: 'visitors' | 'carts' | 'efforts') =>
  `${column} IN (SELECT value FROM json_each(:${list}))`;
export const ofVisitor = isIn('visitor_id', 'visitors');
export const ofNumber = 'isdn = :isdn';
export const ofBoth = `(${ofNumber} OR ${ofVisitor})`;
/** Of what is kept longer than a number rests before somebody else gets it: only what its present holder has done. */
export const ofHolder = (at: string) => `(${ofNumber} AND ${at} >= :since)`;
export const ofSale = `(${ofHolder('created_at')} OR ${ofVisitor})`;
/** An order that nobody signed in for is also of who owns its phone: that one is told of it, and gets its address. */
export const ofOrder = `(${ofSale} OR (isdn IS NULL AND phone_hash = :phone AND created_at >= :since))`;
export const ofDraft = `draft_id IN (SELECT id FROM draft WHERE ${ofBoth})`;
export const orders = `(SELECT id FROM shop_order WHERE ${ofOrder})`;
export const purchases = `(SELECT id FROM purchase WHERE ${ofSale})`;
export const payments = `(SELECT id FROM payment WHERE subject_kind = 'order' AND subject_id IN ${orders}
  UNION ALL SELECT id FROM payment WHERE subject_kind = 'purchase' AND subject_id IN ${purchases})`;
