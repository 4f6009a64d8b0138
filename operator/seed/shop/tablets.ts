import type { Kind } from './kind.ts';

const facts: Kind['facts'] = [
  ['screen', 'Дэлгэц', 'Display', '{0}″'],
  ['memory', 'Шуурхай санах ой', 'Memory', '{1} GB'],
  ['battery', 'Батарей', 'Battery', '{2} мАч|{2} mAh'],
  ['network', 'Холболт', 'Connection', '{3}'],
  ['warranty', 'Баталгаа', 'Warranty', '12 сар|12 months'],
];
const highlights: Kind['highlights'] = [['{0}″ дэлгэц', '{0}″ display'], ['{3}', '{3}'], ['{2} мАч', '{2} mAh']];
const shared = { categoryId: 'c-tablets', type: 'PHYSICAL', nounMn: 'таблет', nounEn: 'tablet', colors: 'auto', facts, highlights } as const;

export const tabletKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-tablet-pro', esimCapable: true,
    storages: [['256 GB', 0], ['512 GB', 400_000]],
    pictures: (color) => [`tablet-t2-${color}-pen`, `tablet-t2-${color}-front`, `tablet-t2-${color}-back`],
    descriptionMn: '{name} нь {0} инчийн дэлгэц, даралт мэдэрдэг үзэгтэй тул зурах, тэмдэглэл хөтлөх, тайлан бэлтгэхэд тохиромжтой. eSIM ашиглан хаанаас ч интернэтэд холбогдоно.',
    descriptionEn: 'The {name} has a {0}-inch display and a pressure-sensitive pen for drawing, notes and reports. With eSIM it is online wherever you are.',
    rows: [
      ['Altai', 'Slate 5 Pro', 3_890_000, 12.4, 12, '10,090', '5G, Wi-Fi 7'], ['Altai', 'Slate 5', 2_990_000, 11, 8, '8,400', '5G, Wi-Fi 6E'],
      ['Orkhon', 'Pad X3', 2_790_000, 11.6, 8, '9,000', '5G, Wi-Fi 6E'], ['Zephyr', 'Canvas 2', 3_490_000, 12.1, 12, '9,800', '5G, Wi-Fi 7'],
      ['Lumo', 'Pad Pro 4', 1_890_000, 11, 8, '8,600', '5G, Wi-Fi 6'], ['Saran', 'Studio Pad', 2_590_000, 11.4, 8, '8,800', '5G, Wi-Fi 6E'],
      ['Uyanga', 'Sketch 11', 2_190_000, 11, 8, '8,200', '5G, Wi-Fi 6'], ['Tenger', 'Pad One Pro', 1_690_000, 10.9, 8, '8,000', '5G, Wi-Fi 6'],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-tablet-standard',
    storages: [['128 GB', 0], ['256 GB', 150_000]],
    pictures: (color) => [`tablet-t1-${color}-front`, `tablet-t1-${color}-back`],
    descriptionMn: '{name} нь кино, хичээл, видео дуудлагад зориулсан {0} инчийн тод дэлгэц, дөрвөн чанга яригчтай. {2} мАч батарей нь өдөржин ашиглахад хүрэлцэнэ.',
    descriptionEn: 'The {name} is made for films, lessons and video calls, with a bright {0}-inch display and four speakers. The {2} mAh battery lasts the day.',
    rows: [
      ['Altai', 'Slate 4', 1_490_000, 10.6, 6, '8,000', 'Wi-Fi 6'], ['Altai', 'Slate 4 SE', 1_190_000, 10.4, 4, '7,600', 'Wi-Fi 5'], ['Orkhon', 'Pad X2', 1_390_000, 10.9, 6, '8,000', 'LTE, Wi-Fi 6'],
      ['Lumo', 'Pad 4', 890_000, 10.4, 4, '8,000', 'LTE, Wi-Fi 5'], ['Lumo', 'Pad 3', 690_000, 10.1, 4, '7,000', 'Wi-Fi 5'], ['Selbe', 'Tab A10', 590_000, 10.1, 4, '6,500', 'LTE, Wi-Fi 5'],
      ['Selbe', 'Tab A11', 749_000, 10.9, 6, '7,500', 'LTE, Wi-Fi 5'], ['Tuul', 'Note Pad', 649_000, 10.3, 4, '7,000', 'Wi-Fi 5'], ['Saran', 'Pad Lite', 1_090_000, 10.6, 6, '7,800', 'Wi-Fi 6'],
      ['Zephyr', 'Leaf 10', 1_590_000, 10.8, 8, '8,200', 'Wi-Fi 6E'], ['Tenger', 'Pad One', 799_000, 10.4, 4, '7,500', 'LTE, Wi-Fi 5'], ['Uyanga', 'View 10', 990_000, 10.5, 6, '7,600', 'Wi-Fi 6'],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-tablet-compact',
    storages: [['64 GB', 0], ['128 GB', 90_000]],
    pictures: (color) => [`tablet-t3-${color}-front`, `tablet-t3-${color}-back`],
    descriptionMn: '{name} нь нэг гараар барихад эвтэйхэн {0} инчийн таблет. Ном унших, аялалд авч явах, машинд газрын зураг харахад тохиромжтой.',
    descriptionEn: 'The {name} is a {0}-inch tablet that fits in one hand. It suits reading, travel and maps in the car.',
    rows: [
      ['Altai', 'Slate Mini 3', 1_290_000, 8.3, 6, '5,100', '5G, Wi-Fi 6'], ['Orkhon', 'Pad Mini', 990_000, 8.4, 6, '5,200', 'LTE, Wi-Fi 6'], ['Lumo', 'Pad Mini 4', 590_000, 8.7, 4, '5,100', 'LTE, Wi-Fi 5'],
      ['Selbe', 'Tab A8', 389_000, 8, 3, '4,800', 'LTE, Wi-Fi 5'], ['Tuul', 'Go Pad', 349_000, 8, 3, '4,500', 'Wi-Fi 5'], ['Tenger', 'Pad Mini', 549_000, 8.4, 4, '5,000', 'LTE, Wi-Fi 5'],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-tablet-kids', nounMn: 'хүүхдийн таблет', nounEn: 'kids’ tablet', colors: ['sky', 'coral', 'sage'],
    storages: [['64 GB', 0]],
    pictures: (color) => [`tablet-t4-${color}-front`, `tablet-t4-${color}-back`],
    descriptionMn: '{name} нь унасан ч гэмтэхгүй зөөлөн хамгаалалт, бариултай. Эцэг эхийн хяналтаар ашиглах цаг, нээх апп, үзэх агуулгыг тохируулна.',
    descriptionEn: 'The {name} has a soft drop-proof bumper with a handle. Parental controls set the time, the apps and what may be watched.',
    rows: [
      ['Tenger', 'Kids Pad', 449_000, 8.7, 4, '5,100', 'Wi-Fi 5'], ['Tenger', 'Kids Pad 10', 599_000, 10.1, 4, '6,500', 'Wi-Fi 5'], ['Lumo', 'Junior 8', 399_000, 8, 3, '4,800', 'Wi-Fi 5'],
      ['Lumo', 'Junior 10', 549_000, 10.1, 4, '6,300', 'LTE, Wi-Fi 5'], ['Selbe', 'Botgo 8', 359_000, 8, 3, '4,500', 'Wi-Fi 5'], ['Tuul', 'Unaga 8', 379_000, 8.4, 3, '5,000', 'Wi-Fi 5'],
    ],
  },
  {
    ...shared, categoryId: 'c-refurbished', subCategoryId: 'sc-refurbished-tablets', nounMn: 'таблет (сэргээсэн)', nounEn: 'tablet (refurbished)', colors: ['silver', 'graphite'],
    storages: [['128 GB', 0]],
    pictures: (color) => [`tablet-t1-${color}-front`, `tablet-t1-${color}-back`],
    descriptionMn: '{model} таблетыг манай засварын төв шалгаж, цэвэрлэж, батарейг нь шинэчилсэн. 6 сарын баталгаатай, 14 хоногийн дотор буцааж болно.',
    descriptionEn: 'Our service centre checked and cleaned this {name} and replaced its battery. It has a 6-month warranty and may be returned within 14 days.',
    facts: [...facts.slice(0, 4), ['warranty', 'Баталгаа', 'Warranty', '6 сар|6 months']],
    rows: [['Altai', 'Slate 3', 790_000, 10.4, 4, '7,600', 'Wi-Fi 6'], ['Orkhon', 'Pad X1', 690_000, 10.6, 4, '7,700', 'LTE, Wi-Fi 5']],
  },
];
