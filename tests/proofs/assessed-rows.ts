import { inDatabase, type Row } from './outbox-rows.ts';

/** Of each assessment whose fee was paid: what was paid, given back, decided and told. */
export const readAssessed = (directory: string): Promise<Row[]> =>
  inDatabase(directory, [
    `SELECT a.isdn, a.state, f.code, f.valid_until - f.paid_at AS lasts,
       (SELECT count(*) FROM leasing_assessment WHERE isdn = a.isdn) AS assessments,
       (SELECT count(*) FROM leasing_fee WHERE isdn = a.isdn) AS fees,
       (SELECT count(*) FROM payment WHERE isdn = a.isdn AND state = 'SUCCESS') AS payments,
       (SELECT count(*) FROM money m JOIN payment p ON p.id = m.payment_id
         WHERE p.isdn = a.isdn AND m.used_as = 'settled') AS settled,
       (SELECT count(*) FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.isdn = a.isdn) AS refunds,
       (SELECT count(*) FROM receipt r JOIN payment p ON p.id = r.payment_id WHERE p.isdn = a.isdn) AS receipts,
       (SELECT count(*) FROM outbox WHERE key IN ('leasing.complete sms ' || a.id,
         'leasing.pending sms ' || a.id, 'leasing.rejected sms ' || a.id)) AS decisions,
       (SELECT count(*) FROM outbox WHERE key = 'leasing.feePaid sms by ' || f.id) AS told
     FROM leasing_assessment a JOIN leasing_fee f ON f.isdn = a.isdn ORDER BY a.isdn`,
  ]);
