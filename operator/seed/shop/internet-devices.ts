import type { Kind } from './kind.ts';

const shared = { categoryId: 'c-internet', type: 'PHYSICAL' } as const;
const facts: Kind['facts'] = [
  ['standard', 'Стандарт', 'Standard', '{0}'],
  ['speed', 'Дээд хурд', 'Top speed', '{1}'],
  ['devices', 'Холбогдох төхөөрөмж', 'Devices', '{2} хүртэл|Up to {2}'],
  ['warranty', 'Баталгаа', 'Warranty', '24 сар|24 months'],
];
const highlights: Kind['highlights'] = [['{0}', '{0}'], ['{1} хүртэл хурд', 'Up to {1}'], ['{2} төхөөрөмж', '{2} devices']];

export const internetKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-cpe', nounMn: '5G рутер', nounEn: '5G router', colors: ['silver', 'graphite'], facts, highlights, esimCapable: true,
    pictures: (color) => [`router-tower-front-${color}`, `router-tower-back-${color}`],
    descriptionMn: '{model} рутерийг залгаад SIM картаа хийхэд л гэрийн интернэт бэлэн болно. Шилэн кабель татах шаардлагагүй, зуслан, шинэ хороололд тохиромжтой.',
    descriptionEn: 'Plug in the {name}, insert a SIM, and home internet is ready. No fibre is needed, which suits summer houses and new districts.',
    rows: [['Tenger', 'Home', 690_000, '5G, Wi-Fi 6', '3.6 Gbps', 64], ['Tenger', 'Home Pro', 990_000, '5G, Wi-Fi 7', '4.7 Gbps', 128], ['Orkhon', 'Tower', 890_000, '5G, Wi-Fi 6', '4.2 Gbps', 96], ['Altai', 'Base', 1_190_000, '5G, Wi-Fi 7', '5.2 Gbps', 128], ['Zephyr', 'Mast', 790_000, '5G, Wi-Fi 6', '3.6 Gbps', 64], ['Khangai', 'Outdoor', 1_290_000, '5G, Wi-Fi 6', '4.2 Gbps', 64]],
  },
  {
    ...shared, subCategoryId: 'sc-cpe', nounMn: '4G рутер', nounEn: '4G router', colors: ['silver', 'sky'], facts, highlights,
    pictures: (color) => [`router-cube-front-${color}`, `router-cube-back-${color}`],
    descriptionMn: '{name} нь Тэнгэрийн 4G сүлжээгээр гэр, оффис, дэлгүүрт интернэт түгээнэ. Тохиргоо шаардахгүй, залгаад л ашиглана.',
    descriptionEn: 'The {name} brings Tenger’s 4G network to a home, an office or a shop. It needs no setup: plug it in and use it.',
    rows: [['Tenger', 'Home', 199_000, '4G, Wi-Fi 5', '300 Mbps', 32], ['Lumo', 'Cube', 169_000, '4G, Wi-Fi 5', '300 Mbps', 32], ['Selbe', 'Net', 139_000, '4G, Wi-Fi 4', '150 Mbps', 16], ['Tuul', 'Ger Net', 159_000, '4G, Wi-Fi 5', '300 Mbps', 24]],
  },
  {
    ...shared, subCategoryId: 'sc-wifi-router', nounMn: 'Wi-Fi рутер', nounEn: 'Wi-Fi router', colors: ['silver', 'graphite'], facts, highlights,
    pictures: (color) => [`router-box-front-${color}`, `router-box-back-${color}`],
    descriptionMn: '{name} нь дөрвөн антенн, дөрвөн гигабит порттой, гурван өрөө байранд тогтвортой сүлжээ түгээнэ. Аппаар зочны сүлжээ, хүүхдийн хяналтыг тохируулна.',
    descriptionEn: 'With four antennas and four gigabit ports, the {name} covers a three-room flat. Guest network and parental control are set in the app.',
    rows: [['Tenger', 'Fiber AX3', 149_000, 'Wi-Fi 6', '3.0 Gbps', 64], ['Tenger', 'Fiber AX1', 99_000, 'Wi-Fi 6', '1.8 Gbps', 48], ['Lumo', 'Net AX3', 189_000, 'Wi-Fi 6', '3.0 Gbps', 64], ['Orkhon', 'Link BE5', 349_000, 'Wi-Fi 7', '5.0 Gbps', 96], ['Selbe', 'AC12', 79_000, 'Wi-Fi 5', '1.2 Gbps', 32], ['Altai', 'Route AX5', 279_000, 'Wi-Fi 6E', '5.4 Gbps', 96]],
  },
  {
    ...shared, subCategoryId: 'sc-wifi-router', nounMn: 'тоглоомын рутер', nounEn: 'gaming router', colors: ['graphite', 'midnight'], facts, highlights,
    pictures: (color) => [`router-max-front-${color}`, `router-max-back-${color}`],
    descriptionMn: '{name} нь тоглоомын урсгалыг түрүүлж дамжуулж, саатлыг багасгана. Зургаан антенн, 2.5 гигабит порттой.',
    descriptionEn: 'The {name} puts games first on the line and keeps the delay low. It has six antennas and a 2.5-gigabit port.',
    rows: [['Salkhi', 'Storm BE9', 790_000, 'Wi-Fi 7', '9.2 Gbps', 128], ['Salkhi', 'Storm AX6', 549_000, 'Wi-Fi 6E', '6.0 Gbps', 96], ['Altai', 'Route Max', 690_000, 'Wi-Fi 7', '7.2 Gbps', 128], ['Lumo', 'Net Game', 429_000, 'Wi-Fi 6', '5.4 Gbps', 96]],
  },
  {
    ...shared, subCategoryId: 'sc-mesh', nounMn: 'mesh систем (3 ширхэг)', nounEn: 'mesh system (3 pack)', colors: [], facts, highlights,
    pictures: () => ['router-mesh-front-silver', 'router-mesh-front-graphite'],
    descriptionMn: '{name} нь хаус, олон давхар байшингийн өнцөг булан бүрд нэг сүлжээ түгээнэ. Өрөөнөөс өрөөнд шилжихэд холболт тасрахгүй.',
    descriptionEn: 'The {name} spreads one network through a house of several floors. The connection does not drop as you walk from room to room.',
    rows: [['Tenger', 'Mesh AX', 449_000, 'Wi-Fi 6', '3.0 Gbps', 150], ['Tenger', 'Mesh BE', 790_000, 'Wi-Fi 7', '5.0 Gbps', 200], ['Orkhon', 'Trio', 690_000, 'Wi-Fi 6E', '5.4 Gbps', 180], ['Lumo', 'Home Mesh', 390_000, 'Wi-Fi 6', '1.8 Gbps', 120]],
  },
  {
    ...shared, subCategoryId: 'sc-pocket-wifi', nounMn: 'зөөврийн Wi-Fi', nounEn: 'pocket Wi-Fi', colors: ['graphite', 'sky'], facts, highlights,
    pictures: (color) => [`router-pocket-front-${color}`],
    descriptionMn: '{name} нь халаасанд багтах хэмжээтэй, аялалд, автомашинд интернэтээ авч явна. Нэг цэнэглээд 10 цаг хүртэл ажиллана.',
    descriptionEn: 'The {name} fits in a pocket and takes the internet along on a trip or in the car. One charge lasts up to 10 hours.',
    rows: [['Tenger', 'Go 4G', 129_000, '4G, Wi-Fi 5', '150 Mbps', 16], ['Tenger', 'Go 5G', 490_000, '5G, Wi-Fi 6', '2.4 Gbps', 32], ['Lumo', 'Pocket', 109_000, '4G, Wi-Fi 4', '150 Mbps', 10], ['Zephyr', 'Carry 5G', 549_000, '5G, Wi-Fi 6', '2.8 Gbps', 32]],
  },
  {
    ...shared, subCategoryId: 'sc-tv-box', nounMn: 'ТВ бокс', nounEn: 'TV box', colors: [],
    pictures: () => ['router-tv-front-graphite', 'router-tv-front-silver'],
    descriptionMn: '{model} төхөөрөмжийг телевизтэй холбоход 120 гаруй суваг, нөхөн үзэлт, киноны сан нээгдэнэ. Дуут хайлттай удирдлага дагалдана.',
    descriptionEn: 'Connect the {name} to a television for more than 120 channels, catch-up and films. A remote with voice search is included.',
    facts: [['picture', 'Дүрс', 'Picture', '{0}'], ['memory', 'Санах ой', 'Memory', '{1} GB'], ['warranty', 'Баталгаа', 'Warranty', '12 сар|12 months']],
    highlights: [['{0} дүрс', '{0} picture'], ['120+ суваг', '120+ channels']],
    rows: [['Tenger', 'TV Box', 149_000, '4K HDR', 16], ['Tenger', 'TV Box Mini', 99_000, 'Full HD', 8]],
  },
];
