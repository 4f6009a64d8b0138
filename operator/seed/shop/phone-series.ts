import type { PhoneStyleName } from '../../pictures/phone-styles.ts';

export type PhoneTier = 'flagship' | 'mid-range' | 'budget' | 'foldable' | 'rugged' | 'button';

export interface PhoneSeries {
  brand: string;
  /** `#` stands for the generation. */
  models: readonly (readonly [name: string, style: PhoneStyleName, priceMnt: number, tier: PhoneTier])[];
  /** The newest first; each older one costs less. */
  generations: readonly number[];
  themeMn: string;
  themeEn: string;
}

export const phoneSeries: readonly PhoneSeries[] = [
  {
    brand: 'Altai', generations: [12, 11],
    models: [['Nova # Ultra', 's3', 5_690_000, 'flagship'], ['Nova # Pro', 's6', 3_990_000, 'flagship'], ['Nova #', 's1', 2_490_000, 'flagship'], ['Nova # Lite', 's5', 1_390_000, 'mid-range']],
    themeMn: 'хурд, камер, дэлгэцээрээ ангилалдаа тэргүүлдэг', themeEn: 'leads its class in speed, camera and display',
  },
  {
    brand: 'Orkhon', generations: [9, 8],
    models: [['X# Pro', 's9', 3_790_000, 'flagship'], ['X# Plus', 's4', 2_890_000, 'flagship'], ['X#', 's4', 2_290_000, 'mid-range'], ['X# SE', 's5', 1_590_000, 'mid-range']],
    themeMn: 'нимгэн их бие, тод дэлгэцийг хослуулсан', themeEn: 'combines a slim body with a bright display',
  },
  {
    brand: 'Zephyr', generations: [7, 6],
    models: [['Z# Ultra', 's3', 5_990_000, 'flagship'], ['Z# Pro', 's2', 3_490_000, 'flagship'], ['Z# Air', 's4', 2_690_000, 'flagship'], ['Z#', 's2', 2_190_000, 'mid-range']],
    themeMn: 'шөнийн зураг, холын ойртуулалтаараа онцлог', themeEn: 'stands out for night photos and long zoom',
  },
  {
    brand: 'Lumo', generations: [5, 4],
    models: [['# Pro', 's6', 1_690_000, 'mid-range'], ['#', 's5', 1_190_000, 'mid-range'], ['# Max', 's7', 949_000, 'mid-range'], ['# Play', 's7', 749_000, 'budget']],
    themeMn: 'том багтаамжтай батарейтай, өдөржин цэнэгээ барьдаг', themeEn: 'carries a large battery that lasts the whole day',
  },
  {
    brand: 'Selbe', generations: [25, 24],
    models: [['A# Max', 's7', 799_000, 'budget'], ['A# Plus', 's7', 649_000, 'budget'], ['A#s', 's8', 519_000, 'budget'], ['A#', 's8', 449_000, 'budget']],
    themeMn: 'өдөр тутмын хэрэгцээг боломжийн үнээр бүрэн хангана', themeEn: 'covers everyday needs at a fair price',
  },
  {
    brand: 'Tuul', generations: [3, 2],
    models: [['# Note', 's2', 999_000, 'mid-range'], ['# Plus', 's5', 699_000, 'budget'], ['#', 's7', 499_000, 'budget'], ['# Go', 's8', 389_000, 'budget']],
    themeMn: 'энгийн, ойлгомжтой, анх удаа ухаалаг утас авагчдад тохиромжтой', themeEn: 'is simple and clear, a good first smartphone',
  },
  {
    brand: 'Khangai', generations: [4, 3],
    models: [['R# Pro', 'r1', 1_890_000, 'rugged'], ['R#', 'r1', 1_290_000, 'rugged'], ['R# Mini', 'r1', 890_000, 'rugged']],
    themeMn: 'хүйтэн, тоос, ус, уналтад тэсвэртэй тул хээрийн ажилд найдвартай', themeEn: 'withstands cold, dust, water and drops, ready for work in the field',
  },
  {
    brand: 'Saran', generations: [8, 7],
    models: [['# Pro', 's3', 4_290_000, 'flagship'], ['#', 's9', 2_790_000, 'flagship'], ['# Lite', 's5', 1_490_000, 'mid-range']],
    themeMn: 'хөрөг зураг, видео бичлэгт зориулсан камертай', themeEn: 'has a camera made for portraits and video',
  },
  {
    brand: 'Uyanga', generations: [2, 1],
    models: [['Art #', 's2', 2_390_000, 'mid-range'], ['Mono #', 's4', 1_990_000, 'mid-range'], ['Mini #', 's5', 1_690_000, 'mid-range']],
    themeMn: 'гарт эвтэйхэн, өнгө загвараараа ялгардаг', themeEn: 'sits well in the hand and stands out by its colours',
  },
  {
    brand: 'Salkhi', generations: [6, 5],
    models: [['GT# Pro', 's9', 3_590_000, 'flagship'], ['GT#', 's6', 2_590_000, 'flagship'], ['GT# Neo', 's1', 1_890_000, 'mid-range']],
    themeMn: 'тоглоомд зориулсан хөргөлт, 144 Гц дэлгэцтэй', themeEn: 'brings gaming-grade cooling and a 144 Hz display',
  },
  {
    brand: 'Tenger', generations: [3, 2],
    models: [['One # Max', 's6', 1_190_000, 'mid-range'], ['One #', 's1', 899_000, 'budget'], ['One # Lite', 's8', 549_000, 'budget']],
    themeMn: 'Tenger сүлжээнд тусгайлан тохируулсан, 24 сарын баталгаатай', themeEn: 'is tuned for the Tenger network and comes with a 24-month warranty',
  },
  {
    brand: 'Altai', generations: [4, 3],
    models: [['Fold #', 'f1', 6_490_000, 'foldable'], ['Flip #', 'f2', 3_890_000, 'foldable']],
    themeMn: 'дэлгээд таблет, эвхээд халаасны утас болдог', themeEn: 'opens into a large screen and folds to fit a pocket',
  },
  {
    brand: 'Zephyr', generations: [2, 1],
    models: [['Fold Z#', 'f1', 5_890_000, 'foldable'], ['Flip Z#', 'f2', 3_490_000, 'foldable']],
    themeMn: '300,000 удаа эвхэхэд тэсэх нугастай', themeEn: 'has a hinge tested for 300,000 folds',
  },
  {
    brand: 'Nomad', generations: [4, 3],
    models: [['Call #', 'k1', 129_000, 'button'], ['Call # Plus', 'k1', 169_000, 'button'], ['Senior #', 'k1', 149_000, 'button'], ['Duo #', 'k1', 99_000, 'button'], ['Steppe # 4G', 'k1', 219_000, 'button']],
    themeMn: 'том товчлуур, чанга дуутай, нэг цэнэглээд долоо хоног ажиллана', themeEn: 'has large keys, a loud speaker and a week of battery life',
  },
];
