import type { PageSeed } from './page-seed.ts';

export const sdg: PageSeed = {
  titleMn: 'Тогтвортой хөгжил',
  titleEn: 'Sustainability',
  leadMn:
    'НҮБ-ын Тогтвортой хөгжлийн таван зорилгод 2030 он хүртэл хэмжигдэхүйц хувь нэмэр оруулна.',
  leadEn: 'Measurable contributions to five UN Sustainable Development Goals by 2030.',
  image: '/pictures/banner-6.svg',
  facts: [
    { labelMn: 'Сэргээгдэх эрчим хүчтэй станц', labelEn: 'Renewable-powered sites', value: '410' },
    { labelMn: 'Тэтгэлэгтэй оюутан', labelEn: 'Scholarships given', value: '208' },
    { labelMn: 'Тарьсан мод', labelEn: 'Trees planted', value: '186,000' },
    { labelMn: 'Дахин боловсруулсан утас', labelEn: 'Phones recycled', value: '73,400' },
  ],
  sections: [
    {
      id: 'education',
      titleMn: 'Зорилго 4: Чанартай боловсрол',
      titleEn: 'Goal 4: Quality education',
      bodyMn: `<p>«Тэнгэр тэтгэлэг»-ээр 2019 оноос хойш 208 оюутны сургалтын төлбөрийг хариуцлаа. Боловсролын 40 сайт, аппын датаг бүх хэрэглэгчид үнэгүй болгосон.</p><ul><li>146 сумын сургуульд 100 Мбит/с интернэт бэлэглэв</li><li>9,200 багшид цахим ур чадварын сургалт</li><li>2030 он гэхэд бүх сумын сургууль холбогдоно</li></ul>`,
      bodyEn: `<p>Since 2019 the Tenger Scholarship has paid the tuition of 208 students, and 40 educational sites and apps use no data for any customer.</p><ul><li>100 Mbps internet given to 146 sum schools</li><li>Digital skills training for 9,200 teachers</li><li>Every sum school connected by 2030</li></ul>`,
    },
    {
      id: 'equality',
      titleMn: 'Зорилго 5: Жендэрийн тэгш байдал',
      titleEn: 'Goal 5: Gender equality',
      bodyMn: `<p>Удирдах албан тушаалтны 43 хувь нь эмэгтэй. Ижил ажилд ижил цалин олгож буйг хөндлөнгийн байгууллагаар жил бүр шалгуулдаг. «Охид ба инженерчлэл» өдөрлөгт 12 аймгийн 2,800 охин оролцлоо.</p>`,
      bodyEn: `<p>Women hold 43 per cent of our leading positions, and equal pay for equal work is audited externally each year. In the “Girls and Engineering” days 2,800 girls from 12 aimags have taken part.</p>`,
    },
    {
      id: 'infrastructure',
      titleMn: 'Зорилго 9: Дэд бүтэц, инноваци',
      titleEn: 'Goal 9: Infrastructure and innovation',
      bodyMn: `<p>«Малчны холбоо» хөтөлбөрөөр 2023–2026 онд 184 багт анхны дохио хүргэж, 31 мянган малчин өрхийг холболоо. Цаг агаарын анхааруулга, малын эмчийн зөвлөгөөг мессежээр үнэгүй түгээдэг.</p><table><tr><th>Он</th><th>Холбогдсон баг</th></tr><tr><td>2023</td><td>28</td></tr><tr><td>2024</td><td>41</td></tr><tr><td>2025</td><td>57</td></tr><tr><td>2026</td><td>58</td></tr></table>`,
      bodyEn: `<p>From 2023 to 2026 the Herders’ Connection programme brought the first signal to 184 bags and 31 thousand herder households. Weather warnings and veterinary advice arrive by text free of charge.</p><table><tr><th>Year</th><th>Bags connected</th></tr><tr><td>2023</td><td>28</td></tr><tr><td>2024</td><td>41</td></tr><tr><td>2025</td><td>57</td></tr><tr><td>2026</td><td>58</td></tr></table>`,
    },
    {
      id: 'consumption',
      titleMn: 'Зорилго 12: Хариуцлагатай хэрэглээ',
      titleEn: 'Goal 12: Responsible consumption',
      bodyMn: `<p>Хуучин утас, батарейг бүх салбарт хүлээн авч, <a href="/service/trade-in">«Хуучнаа шинээр солих» хөтөлбөрөөр</a> дахин ашиглах буюу боловсруулдаг. SIM картны хүрээг 2025 оноос хагас хэмжээтэй, дахин боловсруулсан хуванцраар хийж байна.</p><p>Цаасан нэхэмжлэхийг 2024 онд бүрэн халж, жилд 38 тонн цаас хэмнэлээ.</p>`,
      bodyEn: `<p>Every branch takes old phones and batteries, which are reused or recycled through our <a href="/service/trade-in">trade-in programme</a>. Since 2025 SIM frames are half the size and made of recycled plastic.</p><p>Paper invoices ended in 2024, saving 38 tonnes of paper a year.</p>`,
    },
    {
      id: 'climate',
      titleMn: 'Зорилго 13: Уур амьсгалын өөрчлөлт',
      titleEn: 'Goal 13: Climate action',
      bodyMn: `<p>Нэг гигабайт дата дамжуулахад ялгарах нүүрсхүчлийн хийг 2020 оны түвшнээс 62 хувиар бууруулсан. 2030 он гэхэд эрчим хүчнийхээ талыг сэргээгдэх эх үүсвэрээс авна.</p><p>«Тэрбум мод» хөдөлгөөнд нэгдэж Өмнөговь, Дундговь, Төв аймагт 186 мянган мод тарьж, амьдралтыг нь гурван жил хариуцан арчилж байна.</p>`,
      bodyEn: `<p>Carbon emitted per gigabyte is 62 per cent below the level of 2020. By 2030 half of our energy will come from renewable sources.</p><p>In the “Billion Trees” movement we have planted 186 thousand trees in Umnugovi, Dundgovi and Tuv and look after each for three years.</p>`,
    },
  ],
  updatedAt: '2026-10-01T02:00:00Z',
};
