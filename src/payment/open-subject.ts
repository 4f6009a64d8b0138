/** SQL: whether something of this kind has an attempt to pay that waits for money; `id` is the expression of its id. */
export const hasOpenPayment = (kind: string, id: string): string =>
  `EXISTS (SELECT 1 FROM payment WHERE subject_kind = '${kind}' AND subject_id = ${id}
     AND state IN ('CREATED', 'PENDING'))`;
