/** One of each thing that waits for the staff with money and receipts, as statements for a site's database. */
export function toTroubles(): readonly string[] {
  const at = Date.now() - 60 * 60_000;
  return [
    `INSERT INTO money (provider, provider_payment_id, amount, kind, used_as, at)
      VALUES ('qpay', '493621087345120', 15000, 'P2P', 'unmatched', ${at}),
        ('golomt', 'K7M2P9QX4R5T', 249000, 'CARD', 'settled', ${at})`,
    `INSERT INTO refund (id, provider, provider_payment_id, amount, reason, state, attempts, last_error, created_at, updated_at)
      VALUES ('refund', 'golomt', 'K7M2P9QX4R5T', 249000, 'canceled', 'MANUAL', 1, 'manual', ${at}, ${at})`,
    `INSERT INTO difference (id, kind, subject, detail, found_at)
      VALUES ('difference', 'amountDiffers', 'qpay 493621087345121', '{"amount":15000,"known":12000}', ${at})`,
    `INSERT INTO receipt (id, number, payment_id, provider, paid_by, state, buyer_kind, buyer, key_id, lines, total, bill_suffix,
        attempts, next_at, give_up_at, last_error, created_at, updated_at)
      VALUES ('receipt', 1, 'payment', 'pos', 'qpay', 'ERROR', 'INDIVIDUAL', 'sealed', 'none', '[]', 249000, '000001', 3, ${at},
        ${at}, 'company', ${at}, ${at})`,
  ];
}
