/** Foreign names as Mongolians say and type them; added to the text of an entry that has the name. */
const SPOKEN: ReadonlyArray<readonly [name: string, spoken: string]> = [
  ['iphone', 'айфон'],
  ['apple', 'эппл аппл'],
  ['ipad', 'айпад'],
  ['airpods', 'эйрподс'],
  ['samsung', 'самсунг'],
  ['galaxy', 'галакси гэлэкси'],
  ['xiaomi', 'шаоми сяоми'],
  ['redmi', 'рэдми'],
  ['huawei', 'хуавэй хуавей'],
  ['honor', 'хонор'],
  ['nokia', 'нокиа'],
  ['wi-fi', 'вайфай wifi'],
  ['wifi', 'вайфай'],
  ['esim', 'исим'],
  ['sim', 'сим'],
  ['roaming', 'роуминг'],
  ['router', 'роутер'],
  ['watch', 'цаг вотч'],
  ['internet', 'интернэт интернет'],
  ['гар утас', 'ухаалаг утас смартфон smartphone handset mobile'],
  ['төлбөр төлөх', 'тооцоо нэхэмжлэх билл төлөлт'],
  ['top up', 'нэгж авах recharge'],
  ['хуучнаа шинээр солих', 'солилцоо trade in'],
];

export function toSpokenNames(text: string): string {
  const known = text.toLowerCase();
  return SPOKEN.filter(([name]) => known.includes(name))
    .map(([, spoken]) => spoken)
    .join(' ');
}

/** A model's name without its space: "Nova 12" is also "Nova12". */
export function toGluedNames(title: string): string {
  return [...title.matchAll(/(\p{L}+) +(\d[\p{L}\d]*)/gu)]
    .map(([, name, model]) => `${name}${model}`)
    .join(' ');
}
