/**
 * A number or an abbreviation with its Mongolian suffix, "12-р", "1,000₮-өөс" or "ТТД-аар", gets a hyphen at which no line ends, and a number with its
 * unit, "30 ГБ", or the halves of a phone number, such a space; so does the word e-mail. The translator marks the place of a value by a zero byte.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/([\d₮\0]|\p{Lu}{2})-(?=[а-яёөү])/gu, '$1\u2011')
    .replace(/([\d\0]) (?=(?:ГБ|МБ|GB|MB|км|km|мин|min)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/(\d{4}|\+\d{3}) (?=\d{4}(?!\d))/g, '$1\u00a0')
    .replace(/(^|[^\p{L}])([eеи])-(?=(?:mail|мэйл)(?!@))/giu, '$1$2\u2011');
}

/** The same in the characters that every phone has, for messages. */
export const toPlain = (text: string): string =>
  text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ');
