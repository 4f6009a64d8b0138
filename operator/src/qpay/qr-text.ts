const toField = (id: string, value: string) =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, the check sum of EMVCo's codes, as four hexadecimal digits. */
export function toCrc(text: string): string {
  let crc = 0xff_ff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x80_00 ? ((crc << 1) ^ 0x10_21) & 0xff_ff : (crc << 1) & 0xff_ff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a code that is paid once, in the fields of EMVCo's merchant-presented mode; 496 is the tögrög. */
export function toQrText({ reference, amount }: { reference: string; amount: number }): string {
  const account = toField('00', 'mn.qpay.embedded') + toField('01', reference);
  const fields = [
    toField('00', '01'),
    toField('01', '12'),
    toField('26', account),
    toField('52', '4814'),
    toField('53', '496'),
    toField('54', String(amount)),
    toField('58', 'MN'),
    toField('59', 'TENGER MOBILE'),
    toField('60', 'ULAANBAATAR'),
  ].join('');
  const checked = `${fields}6304`;
  return checked + toCrc(checked);
}
