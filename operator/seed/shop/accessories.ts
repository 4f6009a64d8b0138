import type { Kind } from './kind.ts';

const shared = { categoryId: 'c-accessories', type: 'PHYSICAL', colors: 'auto' } as const;

type CaseText = readonly [picture: number, brand: string, nounMn: string, nounEn: string, materialMn: string, materialEn: string, textMn: string, textEn: string, priceMnt: number];
const caseModels = ['Altai Nova 12 Ultra', 'Altai Nova 12 Pro', 'Orkhon X9 Pro', 'Zephyr Z7 Ultra', 'Lumo 5 Pro', 'Saran 8 Pro', 'Tenger One 3'];
const caseTexts: readonly CaseText[] = [
  [1, 'Altai', 'соронзон гэр', 'magnetic case', 'Шингэн силикон', 'Liquid silicone', 'Соронзон цагирагтай тул утасгүй цэнэглэгч, машины тавиурт шууд тогтоно.', 'A ring of magnets holds wireless chargers and car mounts.', 79_000],
  [2, 'Khangai', 'бат бөх гэр', 'tough case', 'Поликарбонат, TPU', 'Polycarbonate and TPU', 'Булангийн дэр нь 3 метрийн өндрөөс унахад хамгаална.', 'Cushioned corners protect against drops from 3 metres.', 69_000],
  [3, 'Lumo', 'тунгалаг гэр', 'clear case', 'Шарладаггүй TPU', 'Non-yellowing TPU', 'Утасныхаа өнгийг харуулж, зураас, шороо тоосноос хамгаална.', 'It shows the colour of your phone and keeps scratches away.', 39_000],
  [4, 'Uyanga', 'арьсан гэр', 'leather case', 'Монгол үхрийн арьс', 'Mongolian cowhide', 'Гараар оёсон, хэрэглэх тусам өнгө нь улам гүнзгийрнэ.', 'Sewn by hand, its tone deepens with use.', 119_000],
];

const caseKinds = caseTexts.map(([picture, brand, nounMn, nounEn, materialMn, materialEn, textMn, textEn, price]): Kind => ({
  ...shared, subCategoryId: 'sc-cases', madeFor: true, nounMn, nounEn,
  ...(picture === 3 ? { colors: [] } : {}),
  pictures: (color) => [`accessory-case-${picture}-${color}`, `accessory-case-5-${picture === 3 ? 'silver' : color}`],
  descriptionMn: `{0} утсанд зориулсан ${nounMn}. ${textMn}`,
  descriptionEn: `A ${nounEn} for the {0}. ${textEn}`,
  facts: [['fits', 'Тохирох загвар', 'Fits', '{0}'], ['material', 'Материал', 'Material', `${materialMn}|${materialEn}`]],
  highlights: [['{0}', '{0}'], [materialMn, materialEn]],
  rows: caseModels.map((model, index) => [brand, model, price + index * -2_000, model]),
}));

const plainKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-glass', madeFor: true, nounMn: 'хамгаалалтын шил', nounEn: 'screen protector', colors: [],
    pictures: () => ['accessory-glass-1-graphite', 'accessory-glass-1-silver'],
    descriptionMn: 'Энэ хамгаалалтын шил нь {0} зэргийн хатуулагтай, хурууны хээ тогтдоггүй бүрхүүлтэй. Салбарт авбал мэргэжилтэн үнэгүй нааж өгнө.',
    descriptionEn: 'This screen protector has {0} hardness and a coating that resists fingerprints. In our branches it is applied free of charge.',
    facts: [['hardness', 'Хатуулаг', 'Hardness', '{0}'], ['look', 'Гадаргуу', 'Finish', '{1}']],
    highlights: [['{0} хатуулаг', '{0} hardness'], ['{1}', '{1}']],
    rows: ['Altai Nova 12 Ultra', 'Altai Nova 12 Pro', 'Orkhon X9', 'Zephyr Z7', 'Lumo 5', 'Selbe A25', 'Saran 8', 'Tenger One 3'].map((model, index) => ['Lumo', model, 29_000 + (index % 3) * 10_000, '9H', index % 2 === 0 ? 'Тунгалаг|Clear' : 'Нууцлалтай|Privacy']),
  },
  {
    ...shared, subCategoryId: 'sc-chargers', nounMn: 'цэнэглэгч', nounEn: 'charger', colors: ['silver', 'graphite'],
    pictures: (color, number) => [`accessory-charger-${((number - 1) % 3) + 1}-${color}`],
    descriptionMn: '{name} нь {0} Вт чадалтай, GaN технологитой тул жижиг бөгөөд халалт багатай. Утас, таблет, зөөврийн компьютерыг аюулгүй цэнэглэнэ.',
    descriptionEn: 'With {0} W and GaN technology, the {name} is small and stays cool. It charges phones, tablets and laptops safely.',
    facts: [['power', 'Чадал', 'Power', '{0} Вт|{0} W'], ['ports', 'Порт', 'Ports', '{1}']],
    highlights: [['{0} Вт', '{0} W'], ['{1} порт', '{1}-port']],
    rows: [['Altai', 'Volt 25', 49_000, 25, 1], ['Altai', 'Volt 65', 119_000, 65, 2], ['Altai', 'Volt 100', 179_000, 100, 3], ['Lumo', 'Charge 20', 29_000, 20, 1], ['Lumo', 'Charge 45', 79_000, 45, 2], ['Zephyr', 'Boost 140', 229_000, 140, 3], ['Tenger', 'Power 30', 45_000, 30, 1], ['Tenger', 'Power 67', 99_000, 67, 2]],
  },
  {
    ...shared, subCategoryId: 'sc-cables', nounMn: 'USB-C кабель', nounEn: 'USB-C cable',
    pictures: (color) => [`accessory-cable-1-${color}`],
    descriptionMn: '{name} нь нэхмэл бүрээстэй, 20,000 удаа нугалахад тэснэ. {0} метр урт, {1} Вт хүртэл цэнэглэнэ.',
    descriptionEn: 'The {name} has a woven jacket tested for 20,000 bends. It is {0} m long and charges at up to {1} W.',
    facts: [['length', 'Урт', 'Length', '{0} м|{0} m'], ['power', 'Чадал', 'Power', '{1} Вт|{1} W']],
    highlights: [['{0} м', '{0} m'], ['{1} Вт хүртэл', 'Up to {1} W']],
    rows: [['Altai', 'Braid 1', 25_000, 1, 60], ['Altai', 'Braid 2', 35_000, 2, 100], ['Lumo', 'Line 1', 15_000, 1, 45], ['Lumo', 'Line 2', 19_000, 2, 45], ['Nomad', 'Rope 3', 45_000, 3, 100], ['Tenger', 'Link', 19_000, 1.2, 60]],
  },
  {
    ...shared, subCategoryId: 'sc-power-banks', nounMn: 'зөөврийн цэнэглэгч', nounEn: 'power bank',
    pictures: (color, number) => [`accessory-powerbank-${number % 2 === 0 ? 2 : 1}-${color}`],
    descriptionMn: '{name} нь {0} мАч багтаамжтай, {1} Вт хүртэл хурдан цэнэглэнэ. Онгоцонд авч явахыг зөвшөөрсөн хэмжээтэй.',
    descriptionEn: 'The {name} holds {0} mAh and charges at up to {1} W. Its size is allowed on board of aircraft.',
    facts: [['capacity', 'Багтаамж', 'Capacity', '{0} мАч|{0} mAh'], ['power', 'Чадал', 'Power', '{1} Вт|{1} W']],
    highlights: [['{0} мАч', '{0} mAh'], ['{1} Вт', '{1} W']],
    rows: [['Altai', 'Reserve 20', 149_000, '20,000', 65], ['Altai', 'Reserve Mag', 129_000, '10,000', 15], ['Lumo', 'Bank 10', 69_000, '10,000', 22], ['Lumo', 'Bank Mag 5', 79_000, '5,000', 15], ['Khangai', 'Storm 27', 219_000, '27,000', 100], ['Zephyr', 'Mag Pro', 159_000, '10,000', 20], ['Selbe', 'Bank 20', 89_000, '20,000', 22], ['Tenger', 'Mag 6', 89_000, '6,000', 15]],
  },
  {
    ...shared, subCategoryId: 'sc-chargers', nounMn: 'утасгүй цэнэглэгч тавиур', nounEn: 'wireless charging stand', colors: ['silver', 'graphite'],
    pictures: (color) => [`accessory-stand-1-${color}`],
    descriptionMn: '{name} нь утсыг соронзоор тогтоож, {0} Вт чадлаар цэнэглэнэ. Ширээн дээр видео дуудлага хийхэд өнцгийг нь тохируулж болно.',
    descriptionEn: 'The {name} holds the phone by magnets and charges it at {0} W. Tilt it for video calls at your desk.',
    facts: [['power', 'Чадал', 'Power', '{0} Вт|{0} W']],
    highlights: [['{0} Вт утасгүй', '{0} W wireless'], ['Соронзон бэхэлгээ', 'Magnetic hold']],
    rows: [['Altai', 'Stand', 139_000, 15], ['Altai', 'Stand Pro', 199_000, 25], ['Lumo', 'Dock', 99_000, 15], ['Tenger', 'Stand One', 109_000, 15]],
  },
  {
    ...shared, subCategoryId: 'sc-car-and-memory', nounMn: 'машины цэнэглэгч', nounEn: 'car charger', colors: ['graphite', 'silver'],
    pictures: (color) => [`accessory-car-1-${color}`],
    descriptionMn: '{name} нь хоёр порттой, {0} Вт хүртэл чадлаар замд хурдан цэнэглэнэ. 12 ба 24 вольтын сүлжээнд ажиллана.',
    descriptionEn: 'The {name} has two ports and charges quickly on the road at up to {0} W. It works on 12 and 24 volts.',
    facts: [['power', 'Чадал', 'Power', '{0} Вт|{0} W'], ['ports', 'Порт', 'Ports', 'USB-C + USB-A']],
    highlights: [['{0} Вт', '{0} W'], ['USB-C + USB-A', 'USB-C + USB-A']],
    rows: [['Nomad', 'Road 45', 59_000, 45], ['Nomad', 'Road 90', 89_000, 90], ['Lumo', 'Drive 30', 35_000, 30], ['Tenger', 'Auto', 45_000, 36]],
  },
  {
    ...shared, subCategoryId: 'sc-car-and-memory', nounMn: 'санах ойн карт', nounEn: 'memory card', colors: [],
    pictures: (_, number) => (number % 2 === 0 ? ['midnight', 'graphite'] : ['graphite', 'midnight']).map((color) => `accessory-memory-1-${color}`),
    descriptionMn: '{name} нь {0} багтаамжтай, {1} МБ/с хурдтай уншина. Утас, камер, дроны 4K бичлэгт тохиромжтой.',
    descriptionEn: 'The {name} stores {0} and reads at {1} MB/s. It suits 4K video from phones, cameras and drones.',
    facts: [['capacity', 'Багтаамж', 'Capacity', '{0}'], ['speed', 'Унших хурд', 'Read speed', '{1} МБ/с|{1} MB/s']],
    highlights: [['{0}', '{0}'], ['{1} МБ/с', '{1} MB/s']],
    rows: [['Lumo', 'Store 64', 29_000, '64 GB', 100], ['Lumo', 'Store 128', 49_000, '128 GB', 120], ['Altai', 'Vault 256', 99_000, '256 GB', 170], ['Altai', 'Vault 512', 189_000, '512 GB', 190]],
  },
];

export const accessoryKinds: readonly Kind[] = [...caseKinds, ...plainKinds];
