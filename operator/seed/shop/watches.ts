import type { Kind } from './kind.ts';

const facts: Kind['facts'] = [
  ['screen', 'Дэлгэц', 'Display', '{0}″ AMOLED'],
  ['battery', 'Ажиллах хугацаа', 'Battery life', '{1} хоног хүртэл|Up to {1} days'],
  ['water', 'Усны хамгаалалт', 'Water resistance', '{2}'],
  ['sensors', 'Мэдрэгч', 'Sensors', 'Зүрхний цохилт, цусан дахь хүчилтөрөгч, нойр|Heart rate, blood oxygen, sleep'],
  ['warranty', 'Баталгаа', 'Warranty', '12 сар|12 months'],
];
const highlights: Kind['highlights'] = [['{1} хоног цэнэгээ барина', '{1} days per charge'], ['{2} усны хамгаалалт', '{2} water resistance']];
const shared = { categoryId: 'c-watches', type: 'PHYSICAL', nounMn: 'ухаалаг цаг', nounEn: 'smart watch', colors: 'auto', facts, highlights } as const;

function showWatch(style: string): Kind['pictures'] {
  return (color) => ['front', 'close', 'back'].map((view) => `watch-${style}-${color}-${view}`);
}

export const watchKinds: readonly Kind[] = [
  {
    ...shared, subCategoryId: 'sc-watch-classic', pictures: showWatch('r1'),
    descriptionMn: '{name} нь сонгодог дугуй загвартай, ажил хэрэгч болон өдөр тутмын хувцсанд зохицно. Дуудлага, мессежийн мэдэгдлийг бугуйнаасаа харж, эрүүл мэндийн үзүүлэлтээ хянана.',
    descriptionEn: 'The {name} has a classic round design for work and every day. See calls and messages on your wrist and follow your health.',
    rows: [
      ['Altai', 'Time 3', 890_000, 1.43, 7, '5 ATM'], ['Altai', 'Time 2', 690_000, 1.39, 7, '5 ATM'], ['Orkhon', 'Moment', 749_000, 1.43, 10, '5 ATM'], ['Saran', 'Luna', 649_000, 1.32, 8, '5 ATM'],
      ['Zephyr', 'Horizon', 1_090_000, 1.5, 6, '5 ATM'], ['Uyanga', 'Elegant', 590_000, 1.32, 7, 'IP68'], ['Lumo', 'Watch Classic', 449_000, 1.39, 12, 'IP68'], ['Tenger', 'Watch One', 399_000, 1.43, 10, '5 ATM'],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-watch-sport', pictures: showWatch('r2'),
    descriptionMn: '{name} нь гүйлт, уулын аялал, морин спортод зориулсан бат бөх цаг. Давхар давтамжийн GPS, өндөр хэмжигч, луужинтай тул хөдөө ч замаа алдахгүй.',
    descriptionEn: 'The {name} is a tough watch for running, mountains and riding. Dual-band GPS, altimeter and compass keep you on the way far from the road.',
    rows: [
      ['Khangai', 'Trail 4', 1_290_000, 1.43, 18, '10 ATM'], ['Khangai', 'Trail 3', 990_000, 1.39, 16, '10 ATM'], ['Altai', 'Summit', 1_490_000, 1.47, 20, '10 ATM'], ['Salkhi', 'Run 6', 690_000, 1.39, 14, '5 ATM'],
      ['Salkhi', 'Run 6 Pro', 890_000, 1.43, 14, '5 ATM'], ['Nomad', 'Rider', 790_000, 1.43, 21, '10 ATM'], ['Lumo', 'Active 5', 490_000, 1.39, 14, '5 ATM'], ['Orkhon', 'Peak', 1_190_000, 1.43, 15, '10 ATM'],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-watch-lte', pictures: showWatch('q1'), esimCapable: true, nounMn: 'eSIM-тэй цаг', nounEn: 'eSIM watch',
    descriptionMn: '{name} нь eSIM-тэй тул утсаа гэртээ орхиод ч дуудлага хийж, хөгжим сонсоно. Тэнгэрийн «Хос дугаар» үйлчилгээгээр үндсэн дугаараа цагтаа ашиглана.',
    descriptionEn: 'With eSIM the {name} makes calls and plays music while your phone stays at home. Tenger’s Twin Number puts your own number on the watch.',
    rows: [
      ['Altai', 'Time S 3', 1_390_000, 1.9, 2, '5 ATM'], ['Altai', 'Time S 2', 1_090_000, 1.78, 2, '5 ATM'], ['Orkhon', 'Link', 1_190_000, 1.85, 3, '5 ATM'], ['Zephyr', 'Square', 1_290_000, 1.9, 3, '5 ATM'], ['Saran', 'Luna LTE', 990_000, 1.75, 3, '5 ATM'], ['Tenger', 'Watch LTE', 690_000, 1.75, 3, '5 ATM'],
    ],
  },
  {
    ...shared, subCategoryId: 'sc-watch-lte', pictures: showWatch('q3'), esimCapable: true, nounMn: 'eSIM-тэй цаг', nounEn: 'eSIM watch', colors: ['silver', 'graphite', 'sand'],
    descriptionMn: '{name} нь ган оосор, индранил шилэн дэлгэцтэй дээд зэрэглэлийн цаг. eSIM-ээр бие даан дуудлага хийж, төлбөрөө цагаараа төлнө.',
    descriptionEn: 'The {name} is a premium watch with a steel bracelet and sapphire glass. With eSIM it makes calls on its own and pays from the wrist.',
    rows: [['Altai', 'Time Steel', 2_190_000, 1.9, 3, '5 ATM'], ['Zephyr', 'Square Steel', 1_990_000, 1.9, 3, '5 ATM'], ['Orkhon', 'Link Metal', 1_790_000, 1.85, 4, '5 ATM'], ['Uyanga', 'Atelier', 1_590_000, 1.78, 4, '5 ATM']],
  },
  {
    ...shared, subCategoryId: 'sc-watch-band', pictures: showWatch('b1'), nounMn: 'фитнес бугуйвч', nounEn: 'fitness band',
    descriptionMn: '{name} нь хөнгөн, нимгэн тул унтахдаа ч зүүхэд эвтэйхэн. Алхам, илчлэг, нойрны чанараа хянаж, {1} хоногт нэг л удаа цэнэглэнэ.',
    descriptionEn: 'The {name} is light and thin enough to sleep in. It counts steps and calories, follows your sleep and needs a charge only every {1} days.',
    rows: [['Lumo', 'Band 5', 149_000, 1.62, 16, '5 ATM'], ['Lumo', 'Band 4', 119_000, 1.47, 14, '5 ATM'], ['Selbe', 'Fit 3', 99_000, 1.47, 12, 'IP68'], ['Tuul', 'Pulse', 89_000, 1.1, 10, 'IP68'], ['Salkhi', 'Band Pro', 199_000, 1.64, 14, '5 ATM'], ['Tenger', 'Fit', 129_000, 1.47, 14, '5 ATM']],
  },
  {
    ...shared, subCategoryId: 'sc-watch-kids', pictures: showWatch('q2'), esimCapable: true, nounMn: 'хүүхдийн цаг', nounEn: 'kids’ watch', colors: ['coral', 'sky', 'lilac'],
    descriptionMn: '{model} цагаар хүүхдийнхээ байршлыг харж, хоёр талын болон видео дуудлага хийнэ. Хичээлийн цагийн горим, SOS товчлууртай.',
    descriptionEn: 'With the {name} you see where your child is and talk by voice or video. It has a school mode and an SOS button.',
    rows: [['Tenger', 'Stars Watch', 249_000, 1.4, 3, 'IP67'], ['Tenger', 'Stars Watch 2', 329_000, 1.52, 3, 'IP68'], ['Lumo', 'Junior Watch', 279_000, 1.4, 2, 'IP67'], ['Selbe', 'Botgo Watch', 199_000, 1.3, 2, 'IP67']],
  },
];
