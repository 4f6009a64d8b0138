const units: Readonly<Record<string, string>> = {
  TB: 'ТБ',
  GB: 'ГБ',
  MB: 'МБ',
  MP: 'МП',
  Hz: 'Гц',
};

/** `256 GB` as Mongolian writes it, `256 ГБ`; only after a number, so that no name is changed. */
export const toMongolianUnits = (text: string): string =>
  text.replace(/(?<=\d\s?)(?:[TGM]B|MP|Hz)\b/g, (unit) => units[unit] ?? unit);
