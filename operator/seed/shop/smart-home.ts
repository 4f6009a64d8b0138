import type { Kind } from './kind.ts';

const shared = { categoryId: 'c-smart-home', type: 'PHYSICAL', colors: ['silver', 'graphite'] } as const;
const warranty = ['warranty', 'Баталгаа', 'Warranty', '12 сар|12 months'] as const;

function showHome(kind: string): Kind['pictures'] {
  return (color) => [`home-${kind}-${color}`];
}

export const smartHomeKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-cameras', nounMn: 'гэрийн камер', nounEn: 'indoor camera', pictures: showHome('camera'),
    descriptionMn: '{name} нь {0} нягтралтай, 360° эргэж, хөдөлгөөн илрэхэд утсанд мэдэгдэнэ. Хоёр талын дуут холбоо, шөнийн хараатай.',
    descriptionEn: 'The {name} records in {0}, turns all the way round and tells your phone when something moves. It has two-way sound and night vision.',
    facts: [['resolution', 'Нягтрал', 'Resolution', '{0}'], ['storage', 'Бичлэг', 'Recording', '{1}'], warranty],
    highlights: [['{0}', '{0}'], ['Шөнийн хараа', 'Night vision']],
    rows: [['Tenger', 'Eye', 129_000, '2K', 'Үүлэн|Cloud'], ['Tenger', 'Eye Pro', 199_000, '4K', 'Үүлэн, карт|Cloud, card'], ['Lumo', 'See 3', 99_000, 'Full HD', 'Карт|Card'], ['Orkhon', 'Watchful', 169_000, '2K', 'Үүлэн, карт|Cloud, card'], ['Selbe', 'Cam', 79_000, 'Full HD', 'Карт|Card']],
  },
  {
    ...shared, subCategoryId: 'sc-cameras', nounMn: 'гадна камер', nounEn: 'outdoor camera', pictures: showHome('outdoor'),
    descriptionMn: '{name} нь -40 °C хүртэл хүйтэнд ажиллах, {0} нягтралтай хашааны камер. 4G болон Wi-Fi-аар холбогдож, дуут сэрэмжлүүлэг өгнө.',
    descriptionEn: 'The {name} is a {0} yard camera that works down to −40 °C. It connects by 4G or Wi-Fi and sounds a warning.',
    facts: [['resolution', 'Нягтрал', 'Resolution', '{0}'], ['power', 'Тэжээл', 'Power', '{1}'], warranty],
    highlights: [['-40 °C', '−40 °C'], ['{0}', '{0}']],
    rows: [['Tenger', 'Guard', 249_000, '2K', 'Залгуур|Mains'], ['Tenger', 'Guard Solar', 390_000, '2K', 'Нарны зай|Solar'], ['Khangai', 'Fence', 449_000, '4K', 'Нарны зай|Solar'], ['Lumo', 'See Out', 189_000, 'Full HD', 'Залгуур|Mains']],
  },
  {
    ...shared, subCategoryId: 'sc-lighting', nounMn: 'ухаалаг гэрэл', nounEn: 'smart bulb', colors: [], pictures: (_, number) => [`home-bulb-${number % 2 === 0 ? 'lilac' : 'sand'}`, 'home-bulb-sky'],
    descriptionMn: '{model} гэрлийн өнгө, тодролыг апп болон дуугаар удирдана. {0} люмен гэрэлтэй, 16 сая өнгөтэй, E27 суурьтай.',
    descriptionEn: 'Set the colour and brightness of the {name} by app or voice. It gives {0} lumens in 16 million colours and fits E27.',
    facts: [['light', 'Гэрэл', 'Light', '{0} лм|{0} lm'], ['power', 'Чадал', 'Power', '{1} Вт|{1} W']],
    highlights: [['{0} лм', '{0} lm'], ['16 сая өнгө', '16 million colours']],
    rows: [['Tenger', 'Light', 29_000, 806, 9], ['Tenger', 'Light Max', 45_000, 1_100, 12], ['Lumo', 'Glow', 25_000, 806, 9], ['Uyanga', 'Ambience', 55_000, 1_055, 11]],
  },
  {
    ...shared, subCategoryId: 'sc-lighting', nounMn: 'ухаалаг залгуур', nounEn: 'smart plug', pictures: showHome('plug'),
    descriptionMn: '{name} нь цахилгаан хэрэгслийг утаснаас асааж унтраан, хэрэглээг хэмжинэ. {0} А хүртэл ачаалал даана.',
    descriptionEn: 'The {name} turns appliances on and off from your phone and measures their use. It carries up to {0} A.',
    facts: [['current', 'Гүйдэл', 'Current', '{0} А|{0} A'], warranty],
    highlights: [['{0} А', '{0} A'], ['Хэрэглээ хэмжинэ', 'Measures usage']],
    rows: [['Tenger', 'Plug', 39_000, 16], ['Lumo', 'Switch', 29_000, 10], ['Orkhon', 'Outlet', 49_000, 16], ['Selbe', 'Plug Mini', 25_000, 10]],
  },
  {
    ...shared, subCategoryId: 'sc-security', nounMn: 'мэдрэгчийн багц', nounEn: 'sensor set', colors: [], pictures: () => ['home-sensor-silver', 'home-sensor-graphite'],
    descriptionMn: '{name} нь {0} мэдрэгчтэй, хаалга нээгдэх, хөдөлгөөн илрэх үед утсанд шууд мэдэгдэнэ. Нэг зайгаар {2} ажиллана.',
    descriptionEn: 'The {name} has {0} sensors and tells your phone at once when a door opens or something moves. One battery lasts {2}.',
    facts: [['count', 'Мэдрэгч', 'Sensors', '{0} ширхэг|{0} pieces'], ['battery', 'Зай', 'Battery', '{2}']],
    highlights: [['{0} мэдрэгч', '{0} sensors'], ['{1} жилийн зай', '{1}-year battery']],
    rows: [['Tenger', 'Safe 2', 99_000, 2, 2, '2 жил|2 years'], ['Tenger', 'Safe 5', 199_000, 5, 2, '2 жил|2 years'], ['Lumo', 'Sense', 79_000, 2, 1, '1 жил|1 year'], ['Khangai', 'Alarm', 249_000, 6, 3, '3 жил|3 years']],
  },
  {
    ...shared, subCategoryId: 'sc-security', nounMn: 'ухаалаг цоож', nounEn: 'smart lock', colors: ['graphite', 'silver', 'sand'], pictures: showHome('lock'),
    descriptionMn: '{model} цоожийг хурууны хээ, код, карт, утсаар нээнэ. Зочинд нэг удаагийн код илгээж, хэн хэзээ орсныг апп дээрээс харна.',
    descriptionEn: 'Open the {name} with a finger, a code, a card or your phone. Send guests a one-time code and see who came and when.',
    facts: [['ways', 'Нээх арга', 'Ways to open', '{0}'], ['battery', 'Зай', 'Battery', '{1} сар|{1} months'], warranty],
    highlights: [['{0} аргаар нээнэ', '{0} ways to open'], ['{1} сарын зай', '{1}-month battery']],
    rows: [['Tenger', 'Key', 490_000, 4, 10], ['Orkhon', 'Gate Pro', 790_000, 6, 12], ['Altai', 'Portal', 890_000, 6, 12], ['Lumo', 'Lock', 349_000, 4, 8]],
  },
  {
    ...shared, subCategoryId: 'sc-appliances', nounMn: 'ухаалаг дэлгэц', nounEn: 'smart display', pictures: showHome('hub'),
    descriptionMn: '{model} дэлгэцээр гэрийн бүх төхөөрөмжөө нэг дороос удирдана. {0} инчийн дэлгэц дээр камераа харж, видео дуудлага хийнэ.',
    descriptionEn: 'The {name} controls the whole home from one place. See your cameras and make video calls on its {0}-inch screen.',
    facts: [['screen', 'Дэлгэц', 'Display', '{0}″'], ['protocols', 'Холболт', 'Protocols', 'Wi-Fi, Zigbee, Matter']],
    highlights: [['{0}″ дэлгэц', '{0}″ display'], ['Matter', 'Matter']],
    rows: [['Tenger', 'Home Hub', 390_000, 8], ['Altai', 'Frame', 590_000, 10.1], ['Lumo', 'Panel', 290_000, 7]],
  },
  {
    ...shared, subCategoryId: 'sc-appliances', nounMn: 'робот тоос сорогч', nounEn: 'robot vacuum', pictures: showHome('vacuum'),
    descriptionMn: '{name} нь өрөөгөө лазераар зураглаж, {0} Па хүчээр соруулж, шалыг угаана. Хуваарийг аппаар тохируулна.',
    descriptionEn: 'The {name} maps the room by laser, cleans with {0} Pa of suction and mops the floor. Plan it in the app.',
    facts: [['suction', 'Соруулах хүч', 'Suction', '{0} Па|{0} Pa'], ['battery', 'Ажиллах хугацаа', 'Run time', '{1} мин|{1} min'], warranty],
    highlights: [['{0} Па', '{0} Pa'], ['Шал угаана', 'Mops as well']],
    rows: [['Lumo', 'Clean 3', 890_000, '6,000', 150], ['Orkhon', 'Sweep Pro', 1_490_000, '10,000', 180], ['Altai', 'Tidy', 1_190_000, '8,000', 160]],
  },
  {
    ...shared, subCategoryId: 'sc-appliances', nounMn: 'ухаалаг жин', nounEn: 'smart scale', pictures: showHome('scale'),
    descriptionMn: '{name} нь жин, өөх, булчин зэрэг {0} үзүүлэлтийг хэмжиж, апп руу илгээнэ. Гэр бүлийн {1} гишүүнийг таньдаг.',
    descriptionEn: 'The {name} measures {0} values, such as weight, fat and muscle, and sends them to the app. It knows {1} members of the family.',
    facts: [['values', 'Үзүүлэлт', 'Values', '{0}'], ['people', 'Хэрэглэгч', 'Users', '{1}']],
    highlights: [['{0} үзүүлэлт', '{0} values'], ['{1} хэрэглэгч', '{1} users']],
    rows: [['Lumo', 'Scale 2', 89_000, 17, 8], ['Salkhi', 'Body', 129_000, 21, 16], ['Selbe', 'Weight', 59_000, 13, 6]],
  },
];
