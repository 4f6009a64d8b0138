import type { SumsByAimag } from './sums-by-aimag.ts';

export const easternSums: SumsByAimag = {
  dornod: [
    ['Хэрлэн', 'Kherlen', 8],
    ['Баянтүмэн', 'Bayantumen', 4],
    ['Чулуунхороот', 'Chuluunkhoroot', 4],
    ['Дашбалбар', 'Dashbalbar', 5],
    ['Баян-Уул', 'Bayan-Uul', 6],
    ['Цагаан-Овоо', 'Tsagaan-Ovoo', 5],
    ['Матад', 'Matad', 4, 'remote'],
    ['Халхгол', 'Khalkhgol', 5, 'remote'],
  ],
  'sukhbaatar-aimag': [
    ['Баруун-Урт', 'Baruun-Urt', 8],
    ['Эрдэнэцагаан', 'Erdenetsagaan', 7],
    ['Дарьганга', 'Dariganga', 5],
    ['Мөнххаан', 'Munkhkhaan', 6],
    ['Асгат', 'Asgat', 4],
    ['Түмэнцогт', 'Tumentsogt', 4],
    ['Онгон', 'Ongon', 6, 'remote'],
  ],
  khentii: [
    ['Хэрлэн', 'Kherlen', 8],
    ['Бор-Өндөр', 'Bor-Undur', 5],
    ['Дархан', 'Darkhan', 4],
    ['Батноров', 'Batnorov', 6],
    ['Цэнхэрмандал', 'Tsenkhermandal', 4],
    ['Дэлгэрхаан', 'Delgerkhaan', 4],
    ['Биндэр', 'Binder', 5],
    ['Дадал', 'Dadal', 4, 'remote'],
  ],
};
