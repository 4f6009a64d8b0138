import { formatMnt } from '#domain/money.ts';
import { giftValues } from './gift-values.ts';
import type { Kind } from './kind.ts';

const shared = { categoryId: 'c-cards', type: 'DIGITAL', colors: [] } as const;

export const cardKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-gift', nounMn: 'бэлгийн карт', nounEn: 'gift card', pictures: (_, number) => [`card-gift-${number}`],
    descriptionMn: '{model} бэлгийн картыг и-мэйл эсвэл мессежээр шууд илгээж, Тэнгэрийн бүх салбарт {0}₮-ийн худалдан авалт хийнэ. Онлайн дэлгүүрт төлбөрт тооцохгүй. 12 сарын хугацаанд хүчинтэй.',
    descriptionEn: 'Send the {name} at once by e-mail or message; it is worth {0}₮ in every Tenger branch. The online shop does not take it as payment. It is valid for 12 months.',
    facts: [['value', 'Дүн', 'Value', '{0}₮'], ['where', 'Хаана', 'Where', 'Тэнгэрийн бүх салбарт|In every Tenger branch'], ['valid', 'Хүчинтэй', 'Valid', '12 сар|12 months']],
    highlights: [['{0}₮', '{0}₮'], ['Шууд илгээнэ', 'Sent at once']],
    rows: giftValues.map((value) => ['Tenger', formatMnt(value), value, formatMnt(value).replace('₮', '')]),
  },
  {
    ...shared, subCategoryId: 'sc-data-cards', nounMn: 'дата карт', nounEn: 'data card', pictures: (_, number) => [`card-data-${number}`, `card-data-${(number % 6) + 1}`],
    descriptionMn: '{model} дата картын кодыг худалдаж авмагц мессежээр хүлээн авна. {0} дата {1} хоног хүчинтэй, өөрийн болон өөр хүний дугаар цэнэглэж болно.',
    descriptionEn: 'The code of the {name} comes by message as soon as you pay. {0} of data is valid for {1} days, on your own number or another.',
    facts: [['data', 'Дата', 'Data', '{0}'], ['days', 'Хүчинтэй', 'Valid', '{1} хоног|{1} days']],
    highlights: [['{0}', '{0}'], ['{1} хоног', '{1} days']],
    rows: [['Tenger', '3 GB', 3_000, '3 GB', 3], ['Tenger', '10 GB', 8_000, '10 GB', 7], ['Tenger', '20 GB', 14_000, '20 GB', 15], ['Tenger', '50 GB', 25_000, '50 GB', 30], ['Tenger', '100 GB', 39_000, '100 GB', 30], ['Tenger', '300 GB', 99_000, '300 GB', 90]],
  },
  {
    ...shared, subCategoryId: 'sc-entertainment', nounMn: 'тоглоомын карт', nounEn: 'game card', pictures: (_, number) => [`card-game-${number}`, `card-game-${(number % 3) + 1}`],
    descriptionMn: '{model} картаар тоглоомын дансаа {0}₮-өөр цэнэглэнэ. Код худалдаж авмагц ирнэ.',
    descriptionEn: 'The {name} tops up your game account by {0}₮. The code comes as soon as you pay.',
    facts: [['value', 'Дүн', 'Value', '{0}₮']],
    highlights: [['{0}₮', '{0}₮'], ['Код шууд ирнэ', 'Code at once']],
    rows: [['Salkhi', 'Play 15', 15_000, '15,000'], ['Salkhi', 'Play 30', 30_000, '30,000'], ['Salkhi', 'Play 90', 90_000, '90,000']],
  },
  {
    ...shared, subCategoryId: 'sc-entertainment', nounMn: 'киноны эрх', nounEn: 'film pass', pictures: (_, number) => [`card-movie-${number}`, `card-movie-${(number % 2) + 1}`],
    descriptionMn: '{model} эрхээр {0} хоног киноны санг хязгааргүй үзнэ. Утас, таблет, телевизэд ашиглана.',
    descriptionEn: 'The {name} opens the whole film library for {0} days. Watch on a phone, a tablet or a television.',
    facts: [['days', 'Хүчинтэй', 'Valid', '{0} хоног|{0} days']],
    highlights: [['{0} хоног', '{0} days'], ['4 дэлгэц', '4 screens']],
    rows: [['Saran', 'Cinema 30', 14_900, 30], ['Saran', 'Cinema 365', 149_000, 365]],
  },
  {
    ...shared, subCategoryId: 'sc-entertainment', nounMn: 'хөгжмийн эрх', nounEn: 'music pass', pictures: (_, number) => [`card-music-${number}`, `card-music-${(number % 3) + 1}`],
    descriptionMn: '{model} эрхээр {0} хоног хөгжим сонсоход дата тооцохгүй. Сурталчилгаагүй, офлайн татаж сонсоно.',
    descriptionEn: 'With the {name}, music uses no data for {0} days. There are no advertisements and songs can be kept offline.',
    facts: [['days', 'Хүчинтэй', 'Valid', '{0} хоног|{0} days']],
    highlights: [['{0} хоног', '{0} days'], ['Дата тооцохгүй', 'No data used']],
    rows: [['Uyanga', 'Music 30', 9_900, 30], ['Uyanga', 'Music 90', 27_000, 90], ['Uyanga', 'Music 365', 99_000, 365]],
  },
];
