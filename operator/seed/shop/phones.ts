import type { PhoneStyleName } from '../../pictures/phone-styles.ts';
import { pickColors, type Draft } from './draft.ts';
import { phoneSeries, type PhoneSeries, type PhoneTier } from './phone-series.ts';

interface TierFacts {
  screens: readonly string[];
  chip: string;
  memory: string;
  cameras: readonly string[];
  batteries: readonly number[];
  watts: number;
  network: string;
  storages: Draft['storages'];
}

const tiers: Record<PhoneTier, TierFacts> = {
  flagship: { screens: ['6.7″ OLED, 120 Hz', '6.5″ OLED, 120 Hz', '6.9″ OLED, 144 Hz'], chip: 'Kharkhorin K9', memory: '12 GB', cameras: ['50 + 50 + 12 MP', '200 + 50 + 12 MP', '50 + 48 + 12 MP'], batteries: [5000, 5200, 5500], watts: 80, network: '5G', storages: [['256 GB', 0], ['512 GB', 450_000]] },
  'mid-range': { screens: ['6.6″ OLED, 120 Hz', '6.4″ OLED, 90 Hz'], chip: 'Kharkhorin K6', memory: '8 GB', cameras: ['50 + 12 MP', '64 + 8 MP', '50 + 8 + 2 MP'], batteries: [4800, 5000], watts: 45, network: '5G', storages: [['128 GB', 0], ['256 GB', 200_000]] },
  budget: { screens: ['6.5″ IPS, 90 Hz', '6.7″ IPS, 90 Hz'], chip: 'Kharkhorin K2', memory: '4 GB', cameras: ['50 + 2 MP', '13 + 2 MP'], batteries: [5000, 6000], watts: 18, network: '4G', storages: [['64 GB', 0], ['128 GB', 90_000]] },
  foldable: { screens: ['7.8″ OLED, 120 Hz', '6.8″ OLED, 120 Hz'], chip: 'Kharkhorin K9', memory: '12 GB', cameras: ['50 + 12 + 10 MP', '50 + 12 MP'], batteries: [4600, 4300], watts: 45, network: '5G', storages: [['256 GB', 0], ['512 GB', 400_000]] },
  rugged: { screens: ['6.5″ IPS, 120 Hz', '6.1″ IPS, 90 Hz'], chip: 'Kharkhorin K5', memory: '8 GB', cameras: ['64 + 8 MP', '48 + 2 MP'], batteries: [8500, 7000], watts: 33, network: '5G', storages: [['128 GB', 0], ['256 GB', 180_000]] },
  button: { screens: ['2.4″ TFT', '2.8″ TFT'], chip: 'Kharkhorin K1', memory: '64 MB', cameras: ['2 MP', '0.3 MP'], batteries: [1450, 2500], watts: 5, network: '4G', storages: [] },
};

const preorders = new Set(['Altai Nova 12 Ultra', 'Zephyr Z7 Ultra', 'Saran 8 Pro', 'Altai Fold 4']);

function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], number: number, rest: Value): Value {
  return values[number % values.length] ?? rest;
}

function listPictures(style: PhoneStyleName, color: string): readonly string[] {
  const name = `phone-${style}-${color}`;
  return [`${name}-pair`, `${name}-front`, `${name}-back`, `${name}-camera`];
}

function toDraft(series: PhoneSeries, model: PhoneSeries['models'][number], generation: number, number: number): Draft {
  const [pattern, style, listPrice, tier] = model;
  const age = series.generations.indexOf(generation);
  const name = `${series.brand} ${pattern.replace('#', String(generation))}`;
  const facts = tiers[tier];
  const price = Math.round((listPrice * 0.8 ** age) / 10_000) * 10_000 - 100;
  const screen = pick(facts.screens, number, '');
  const camera = pick(facts.cameras, number, '');
  const battery = pick(facts.batteries, number, 5000);
  const esimCapable = tier !== 'budget' && tier !== 'button';
  const simMn = esimCapable ? 'Нано SIM + eSIM' : 'Хоёр нано SIM';
  const simEn = esimCapable ? 'Nano SIM + eSIM' : 'Dual nano SIM';
  const months = series.brand === 'Tenger' ? 24 : 12;
  const main = camera.split(' ')[0] ?? camera;
  const size = screen.split(' ')[0] ?? screen;
  return {
    nameMn: name,
    nameEn: name,
    brand: series.brand,
    categoryId: 'c-phones',
    subCategoryId: `sc-${tier}`,
    type: 'PHYSICAL',
    price,
    colors: pickColors(number, tier === 'button' ? 2 : 4),
    storages: facts.storages,
    pictures: (color) => listPictures(style, color),
    descriptionMn: `${name} нь ${series.themeMn}. ${size} дэлгэц, ${main} MP үндсэн камер, ${battery.toLocaleString('en')} мАч батарейтай. Албан ёсны ${months} сарын баталгаатай, Тэнгэрийн салбаруудаас үйлчилгээ авна.`,
    descriptionEn: `${name} ${series.themeEn}. It has a ${size} screen, a ${main} MP main camera and a ${battery.toLocaleString('en')} mAh battery. Official ${months}-month warranty, with service at Tenger branches.`,
    attributes: [
      { key: 'screen', labelMn: 'Дэлгэц', labelEn: 'Display', valueMn: screen.replace('Hz', 'Гц'), valueEn: screen },
      { key: 'chip', labelMn: 'Процессор', labelEn: 'Processor', valueMn: facts.chip, valueEn: facts.chip },
      { key: 'memory', labelMn: 'Шуурхай санах ой', labelEn: 'Memory', valueMn: facts.memory, valueEn: facts.memory },
      { key: 'camera', labelMn: 'Камер', labelEn: 'Camera', valueMn: camera, valueEn: camera },
      { key: 'battery', labelMn: 'Батарей', labelEn: 'Battery', valueMn: `${battery.toLocaleString('en')} мАч`, valueEn: `${battery.toLocaleString('en')} mAh` },
      { key: 'charging', labelMn: 'Цэнэглэлт', labelEn: 'Charging', valueMn: `${facts.watts} Вт`, valueEn: `${facts.watts} W` },
      { key: 'network', labelMn: 'Сүлжээ', labelEn: 'Network', valueMn: facts.network, valueEn: facts.network },
      { key: 'sim', labelMn: 'SIM', labelEn: 'SIM', valueMn: simMn, valueEn: simEn },
      { key: 'warranty', labelMn: 'Баталгаа', labelEn: 'Warranty', valueMn: `${months} сар`, valueEn: `${months} months` },
    ],
    highlights: [
      [`${size} дэлгэц`, `${size} display`],
      [`${main} MP камер`, `${main} MP camera`],
      tier === 'button' ? ['7 хоног цэнэгээ барина', 'A week per charge'] : [`${battery.toLocaleString('en')} мАч, ${facts.network}`, `${battery.toLocaleString('en')} mAh, ${facts.network}`],
    ],
    fresh: age === 0 && number % 3 !== 2,
    preorder: preorders.has(name),
    esimCapable,
    leasable: price > 500_000,
  };
}

export const phoneDrafts: readonly Draft[] = phoneSeries.flatMap((series, row) =>
  series.generations.flatMap((generation, age) =>
    series.models.map((model, column) => toDraft(series, model, generation, row * 3 + column + age * 5)),
  ),
);

const refurbishedEvery = 5;

/** Checked and cleaned phones of the older generations. */
export const refurbishedDrafts: readonly Draft[] = phoneDrafts
  .filter(({ fresh, preorder, subCategoryId }) => !fresh && !preorder && subCategoryId !== 'sc-button')
  .filter((_, index) => index % refurbishedEvery !== 1 && index % 3 !== 0)
  .slice(0, 14)
  .map((draft, index) => {
    const grade = index % 3 === 0 ? 'B' : 'A';
    return {
      ...draft,
      nameMn: `${draft.nameMn} (сэргээсэн)`,
      nameEn: `${draft.nameEn} (refurbished)`,
      categoryId: 'c-refurbished',
      subCategoryId: 'sc-refurbished-phones',
      price: Math.round((draft.price * (grade === 'A' ? 0.7 : 0.6)) / 10_000) * 10_000 - 100,
      colors: draft.colors.slice(0, 2),
      storages: draft.storages.slice(0, 1),
      descriptionMn: `${draft.nameMn} утсыг манай засварын төв 40 үзүүлэлтээр шалгаж, цэвэрлэж, шаардлагатай эд ангийг сольсон. Батарейн багтаамж 85 %-иас доошгүй. 6 сарын баталгаатай, 14 хоногийн дотор буцааж болно.`,
      descriptionEn: `Our service centre checked this ${draft.nameEn} on 40 points, cleaned it and replaced parts where needed. Battery capacity is at least 85 %. It has a 6-month warranty and may be returned within 14 days.`,
      attributes: [
        { key: 'grade', labelMn: 'Зэрэглэл', labelEn: 'Grade', valueMn: grade === 'A' ? 'A (шинэ мэт)' : 'B (бага зэргийн зураастай)', valueEn: grade === 'A' ? 'A (like new)' : 'B (light scratches)' },
        ...draft.attributes.map((attribute) => (attribute.key === 'warranty' ? { ...attribute, valueMn: '6 сар', valueEn: '6 months' } : attribute)),
      ],
      highlights: [['40 үзүүлэлтээр шалгасан', 'Checked on 40 points'], ['6 сарын баталгаа', '6-month warranty']],
      leasable: false,
    };
  });
