interface ContactRow {
  keyMn: string;
  keyEn: string;
  valueMn: string;
  valueEn: string;
}

interface Contacts<Row> {
  addressMn: string;
  addressEn: string;
  contact_us: readonly Row[];
}

const isAddress = ({ keyMn, keyEn }: ContactRow) => /хаяг/iu.test(keyMn) || /address/i.test(keyEn);

/** The operator's address, of its own fields or of the contacts' row that is called so, and the other contacts. */
export function findAddress<Row extends ContactRow>({
  addressMn,
  addressEn,
  contact_us: rows,
}: Contacts<Row>) {
  const row = rows.find((one) => isAddress(one) && !/mail|мэйл/iu.test(one.keyMn + one.keyEn));
  if (addressMn !== '') return { address: { addressMn, addressEn }, others: rows };
  const address = row ? { addressMn: row.valueMn, addressEn: row.valueEn } : null;
  return { address, others: rows.filter((one) => one !== row) };
}
