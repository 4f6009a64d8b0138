import type { PageSeed } from './page-seed.ts';

export const aboutUs: PageSeed = {
  titleMn: 'Тэнгэр Мобайлын тухай',
  titleEn: 'About Tenger Mobile',
  leadMn: '1996 оноос хойш Монгол Улсын өргөн уудам нутгийг нэг тэнгэрийн доор холбож байна.',
  leadEn: 'Connecting the wide country of Mongolia under one sky since 1996.',
  image: '/pictures/banner-1.svg',
  facts: [
    { labelMn: 'Байгуулагдсан он', labelEn: 'Founded', value: '1996' },
    { labelMn: 'Хэрэглэгч', labelEn: 'Customers', value: '1,320,000' },
    { labelMn: 'Суурин станц', labelEn: 'Base stations', value: '4,180' },
    { labelMn: '5G станц', labelEn: '5G sites', value: '1,240' },
    { labelMn: 'Ажилтан', labelEn: 'Employees', value: '1,640' },
  ],
  sections: [
    {
      id: 'story',
      titleMn: 'Бидний түүх',
      titleEn: 'Our story',
      bodyMn: `<p>1996 онд 42 ажилтан, Улаанбаатар дахь 9 станцтайгаар анхны дуудлагаа холбосон. Тэр үед нэг минутын яриа хонины махны нэг килограммтай тэнцэх үнэтэй байсан бол өнөөдөр сүлжээ доторх яриа бүх дараа төлбөрт багцад багтсан.</p><table><tr><th>Он</th><th>Үйл явдал</th></tr><tr><td>1996</td><td>Компани байгуулагдаж, 2G сүлжээ нээв</td></tr><tr><td>2004</td><td>21 аймгийн төв бүгд сүлжээнд холбогдов</td></tr><tr><td>2009</td><td>3G сүлжээ, анхны дата багц</td></tr><tr><td>2016</td><td>4G сүлжээ нээв</td></tr><tr><td>2021</td><td>Бүх сумын төв 4G-тэй болов</td></tr><tr><td>2024</td><td>Улаанбаатар, Дархан, Эрдэнэтэд 5G</td></tr><tr><td>2026</td><td>17 аймгийн төвд 5G, 30 жилийн ой</td></tr></table>`,
      bodyEn: `<p>In 1996 we connected our first call with 42 people and 9 sites in Ulaanbaatar. A minute then cost as much as a kilogram of mutton; today calls inside our network are part of every postpaid plan.</p><table><tr><th>Year</th><th>Event</th></tr><tr><td>1996</td><td>The company is founded and opens 2G</td></tr><tr><td>2004</td><td>All 21 aimag centres are connected</td></tr><tr><td>2009</td><td>3G and the first data packs</td></tr><tr><td>2016</td><td>4G opens</td></tr><tr><td>2021</td><td>4G in every sum centre</td></tr><tr><td>2024</td><td>5G in Ulaanbaatar, Darkhan and Erdenet</td></tr><tr><td>2026</td><td>5G in 17 aimag centres, our 30th anniversary</td></tr></table>`,
    },
    {
      id: 'mission',
      titleMn: 'Эрхэм зорилго, үнэт зүйл',
      titleEn: 'Mission and values',
      bodyMn: `<p>Хүн бүр хаана ч байсан хайртай хүнтэйгээ ярьж, мэдлэг, боломжид хүрэх нөхцөлийг бүрдүүлэх нь бидний эрхэм зорилго.</p><ul><li><strong>Ил тод байх.</strong> Үнэ, нөхцөлийг жижиг үсгээр нуухгүй.</li><li><strong>Ойр байх.</strong> Хэрэглэгчийн асуудлыг эхний дуудлагаар шийдэхийг эрмэлзэнэ.</li><li><strong>Хичээнгүй байх.</strong> Дохио хүрээгүй газар бол дуусаагүй ажил.</li><li><strong>Хамгаалах.</strong> Хэрэглэгчийн мэдээлэл бол бидэнд итгэмжилсэн өмч.</li></ul>`,
      bodyEn: `<p>Our mission is that everyone, wherever they are, can talk to the people they love and reach knowledge and opportunity.</p><ul><li><strong>Be open.</strong> No price or condition hides in small print.</li><li><strong>Be close.</strong> We try to solve a problem in the first call.</li><li><strong>Keep going.</strong> A place without signal is unfinished work.</li><li><strong>Protect.</strong> Customers’ information is property entrusted to us.</li></ul>`,
    },
    {
      id: 'network',
      titleMn: 'Сүлжээ',
      titleEn: 'Our network',
      bodyMn: `<p>Бидний сүлжээ 330 сум, 1,120 багийг хамарч, 14,600 км шилэн кабельд тулгуурладаг. Улаанбаатар, Дархан дахь хоёр дата төв нэг нь доголдоход нөгөө нь 30 секундэд ачааллыг хүлээн авна.</p><p>Станцуудын 410 нь нар, салхины эрчим хүчээр ажилладаг. Сүлжээний удирдлагын төвд инженерүүд 24 цаг ээлжээр ажиллаж, тасалдлыг дунджаар 38 минутад арилгаж байна.</p>`,
      bodyEn: `<p>The network covers 330 sums and 1,120 bags and rests on 14,600 km of fibre. If one of our two data centres in Ulaanbaatar and Darkhan fails, the other takes over within 30 seconds.</p><p>Sun and wind power 410 of the sites. Engineers watch the network round the clock, and an outage is repaired in 38 minutes on average.</p>`,
    },
    {
      id: 'people',
      titleMn: 'Манай хамт олон',
      titleEn: 'Our people',
      bodyMn: `<p>1,640 ажилтны 54 хувь нь эмэгтэй, 38 хувь нь орон нутагт ажилладаг. Шинэ ажилтан бүр эхний сардаа лавлах төвд нэг долоо хоног суудаг заншилтай: хэрэглэгчээ сонсохгүйгээр сайн үйлчилгээ бүтээх боломжгүй гэж бид үздэг.</p><p>Нээлттэй ажлын байрыг <a href="https://careers.tenger.example/">ажлын байрны сайтаас</a> харна уу.</p>`,
      bodyEn: `<p>Of our 1,640 people 54 per cent are women and 38 per cent work outside the capital. By custom every newcomer spends a week in the call centre during the first month: one cannot build good service without listening.</p><p>Open positions are on our <a href="https://careers.tenger.example/">careers site</a>.</p>`,
    },
    {
      id: 'governance',
      titleMn: 'Засаглал',
      titleEn: 'Governance',
      bodyMn: `<p>Төлөөлөн удирдах зөвлөл есөн гишүүнтэй, гурав нь хараат бус. Аудит, эрсдэл, мэдээллийн аюулгүй байдлын хороод улиралд нэг удаа хуралдаж, жилийн тайланг хөндлөнгийн аудит баталгаажуулна.</p><p>Ёс зүйн зөрчлийг нэрээ нууцлан <strong>ethics@tenger.example</strong> хаягаар мэдээлэх боломжтой. Мэдээлэл өгсөн хүнийг хамгаална.</p>`,
      bodyEn: `<p>The board has nine members, three of them independent. Its committees for audit, risk and information security meet every quarter, and the annual report is audited externally.</p><p>Breaches of ethics can be reported anonymously to <strong>ethics@tenger.example</strong>. Those who report are protected.</p>`,
    },
  ],
  updatedAt: '2026-10-15T02:00:00Z',
};
