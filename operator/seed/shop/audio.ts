import type { Kind } from './kind.ts';

const shared = { categoryId: 'c-audio', type: 'PHYSICAL', colors: 'auto' } as const;
const facts: Kind['facts'] = [
  ['battery', 'Ажиллах хугацаа', 'Playing time', '{0} цаг хүртэл|Up to {0} hours'],
  ['noise', 'Чимээ дарагч', 'Noise cancelling', '{1}'],
  ['water', 'Хамгаалалт', 'Protection', '{2}'],
  ['bluetooth', 'Bluetooth', 'Bluetooth', '{3}'],
  ['warranty', 'Баталгаа', 'Warranty', '12 сар|12 months'],
];
const highlights: Kind['highlights'] = [['{0} цаг хүртэл', 'Up to {0} hours'], ['Чимээ дарагч: {1}', 'Noise cancelling: {1}']];
const active = 'Идэвхтэй|Active';
const calls = 'Дуудлагад|On calls';
const none = 'Үгүй|No';

export const audioKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-earbuds', nounMn: 'утасгүй чихэвч', nounEn: 'wireless earbuds', facts, highlights,
    pictures: (color) => [`earbuds-stem-case-${color}`, `earbuds-stem-pair-${color}`, `earbuds-box-closed-${color}`],
    descriptionMn: '{name} нь чихэнд эвтэйхэн суух хөнгөн загвартай, дуудлагын үед салхи, чимээг шүүдэг микрофонтой. Хайрцагтайгаа нийт {0} цаг хүртэл ажиллана.',
    descriptionEn: 'The {name} are light and comfortable, with microphones that filter wind and noise on calls. With the case they play for up to {0} hours.',
    rows: [
      ['Altai', 'Wave 3 Pro', 590_000, 30, active, 'IP54', 5.4], ['Altai', 'Wave 3', 390_000, 28, calls, 'IP54', 5.3], ['Orkhon', 'Air Tone', 449_000, 32, active, 'IPX4', 5.3], ['Zephyr', 'Breeze 2', 529_000, 30, active, 'IP55', 5.4], ['Lumo', 'Pods 5', 229_000, 26, active, 'IPX4', 5.3],
      ['Lumo', 'Pods 5 Lite', 149_000, 24, calls, 'IPX4', 5.2], ['Selbe', 'Sound A3', 99_000, 22, calls, 'IPX4', 5.2], ['Tuul', 'Tone', 79_000, 20, none, 'IPX4', 5.1], ['Saran', 'Echo Stem', 349_000, 28, active, 'IP54', 5.3], ['Tenger', 'Buds', 179_000, 28, active, 'IPX4', 5.3],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-earbuds', nounMn: 'утасгүй чихэвч', nounEn: 'wireless earbuds', facts, highlights,
    pictures: (color) => [`earbuds-bean-case-${color}`, `earbuds-bean-pair-${color}`, `earbuds-box-closed-${color}`],
    descriptionMn: '{name} нь бөөрөнхий, авсаархан загвартай тул спортоор хичээллэхэд ч чихнээс унахгүй. Хайрцагтайгаа нийт {0} цаг хүртэл ажиллаж, 10 минут цэнэглэхэд 2 цаг сонсоно.',
    descriptionEn: 'The {name} are small and round and stay in place during sport. They play for up to {0} hours with the case, and 10 minutes of charging give 2 hours.',
    rows: [
      ['Altai', 'Pebble', 449_000, 30, active, 'IP55', 5.4], ['Salkhi', 'Sprint', 329_000, 32, active, 'IP57', 5.3], ['Salkhi', 'Sprint Lite', 199_000, 28, calls, 'IP55', 5.3], ['Uyanga', 'Melody', 389_000, 28, active, 'IPX4', 5.3], ['Uyanga', 'Melody Mini', 249_000, 24, calls, 'IPX4', 5.2],
      ['Zephyr', 'Drop', 479_000, 30, active, 'IP55', 5.4], ['Lumo', 'Beans 2', 179_000, 24, calls, 'IPX4', 5.3], ['Selbe', 'Dot', 89_000, 20, none, 'IPX4', 5.1], ['Saran', 'Echo', 299_000, 26, active, 'IP54', 5.3], ['Tenger', 'Buds Sport', 219_000, 30, calls, 'IP57', 5.3],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-headphones', nounMn: 'том чихэвч', nounEn: 'headphones', facts, highlights,
    pictures: (color) => [`earbuds-over-front-${color}`],
    descriptionMn: '{name} нь зөөлөн дэвсгэртэй, удаан зүүхэд ядраахгүй. Нэг цэнэглээд {0} цаг хүртэл сонсож, хоёр төхөөрөмжид зэрэг холбогдоно.',
    descriptionEn: 'The {name} have soft cushions for long listening. One charge lasts up to {0} hours and they connect to two devices at once.',
    rows: [
      ['Altai', 'Studio 2', 890_000, 50, active, 'IPX2', 5.3], ['Orkhon', 'Silence', 990_000, 45, active, 'IPX2', 5.4], ['Uyanga', 'Opera', 749_000, 40, active, 'IPX2', 5.3], ['Lumo', 'Over 3', 349_000, 55, active, 'IPX2', 5.3],
      ['Salkhi', 'Game Sound', 429_000, 36, calls, 'IPX2', 5.2], ['Saran', 'Halo', 590_000, 48, active, 'IPX2', 5.3], ['Selbe', 'Bass', 189_000, 40, none, 'IPX2', 5.1], ['Tenger', 'Kids Sound', 129_000, 35, none, 'IPX4', 5.1],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-speakers', nounMn: 'чанга яригч', nounEn: 'speaker',
    pictures: (color) => [`earbuds-speaker-front-${color}`],
    descriptionMn: '{name} нь {1} Вт чадалтай, 360 градус дуугардаг зөөврийн чанга яригч. Ус, тоосноос хамгаалагдсан тул аялал, зугаалгад авч явахад тохиромжтой.',
    descriptionEn: 'The {name} is a portable {1} W speaker that fills the room in all directions. Protected from water and dust, it is ready for a trip.',
    facts: [['battery', 'Ажиллах хугацаа', 'Playing time', '{0} цаг хүртэл|Up to {0} hours'], ['power', 'Чадал', 'Power', '{1} Вт|{1} W'], ['water', 'Хамгаалалт', 'Protection', '{2}'], ['bluetooth', 'Bluetooth', 'Bluetooth', '{3}']],
    highlights: [['{1} Вт чадал', '{1} W power'], ['{0} цаг хүртэл', 'Up to {0} hours'], ['{2} хамгаалалт', '{2} protection']],
    rows: [
      ['Uyanga', 'Tower', 690_000, 20, 60, 'IP67', 5.3], ['Uyanga', 'Tower Mini', 349_000, 15, 24, 'IP67', 5.3], ['Lumo', 'Boom 2', 249_000, 16, 20, 'IP67', 5.2], ['Lumo', 'Boom Go', 129_000, 10, 8, 'IP67', 5.2],
      ['Khangai', 'Camp', 390_000, 24, 30, 'IP68', 5.3], ['Selbe', 'Beat', 99_000, 8, 6, 'IPX5', 5.1], ['Altai', 'Room', 549_000, 18, 40, 'IP54', 5.3], ['Tenger', 'Sound One', 199_000, 14, 16, 'IP67', 5.3],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-neckband', nounMn: 'хүзүүний чихэвч', nounEn: 'neckband', facts, highlights,
    pictures: (color) => [`earbuds-neck-front-${color}`],
    descriptionMn: '{name} нь хүзүүндээ зүүдэг тул алдаж гээхгүй, жолоо барих, ажиллах үед дуудлагаа хялбар авна. Нэг цэнэглээд {0} цаг хүртэл ажиллана.',
    descriptionEn: 'The {name} rests on your neck, so it is never lost, and calls are easy at work or on the road. One charge lasts up to {0} hours.',
    rows: [['Lumo', 'Neck 2', 129_000, 24, calls, 'IPX5', 5.2], ['Selbe', 'Line', 79_000, 18, none, 'IPX4', 5.1], ['Nomad', 'Drive', 149_000, 30, calls, 'IPX5', 5.2], ['Tenger', 'Neck', 99_000, 22, calls, 'IPX5', 5.2]],
  },
];
