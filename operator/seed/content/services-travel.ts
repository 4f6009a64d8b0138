import type { ServiceSeed } from './service-seed.ts';
import { touristPlans } from './tourist-packages.ts';

export const travelServices: ServiceSeed[] = [
  {
    childId: 'roaming-data',
    service: {
      id: 'svc-roaming-data',
      categoryId: 'roaming-travel',
      titleMn: 'Роумингийн дата багц',
      titleEn: 'Roaming data packs',
      leadMn: 'Хилийн чанадад өөрийн дугаараараа, урьдаас тодорхой үнээр.',
      leadEn: 'Your own number abroad, at a price you know beforehand.',
      bodyMn: `<p>Роумингийн дата багц нь гадаадад явахдаа өөрийн дугаараа хэвээр хэрэглэж, датагаа урьдаас мэдсэн үнээр ашиглах боломж юм. Багцыг Монголд байхдаа, эсвэл хүрсэн хойноо авч болно. Хугацаа нь гадаадын сүлжээнд <strong>анх холбогдсон мөчөөс</strong> эхэлнэ.</p>
<h2>Аялахын өмнө</h2>
<ul><li>Очих улсынхаа үнийг <a href="/roaming">роумингийн хуудаснаас</a> шалгана</li><li>*700# кодоор роумингоо нээнэ, нээхэд төлбөргүй</li><li>Утасныхаа «Дата роуминг» тохиргоог асаана</li><li>Дараа төлбөрт дугаарт зардлын дээд хязгаар тогтооно</li></ul>
<h2>Хязгаар ба мэдэгдэл</h2>
<p>Багцын 50, 80, 100 хувь зарцуулагдах бүрд мессеж ирнэ. Багц дуусвал дата автоматаар зогсох тул санаандгүй өндөр төлбөр гарахгүй. Багцгүй датаг зөвхөн та өөрөө зөвшөөрсөн үед МБ-ын үнээр тооцно.</p>
<table><tr><th>Бүс</th><th>Улс орнууд</th></tr><tr><td>1</td><td>Хятад, Орос, Солонгос, Япон, Казахстан, Тайланд</td></tr><tr><td>2</td><td>Турк, Герман, АНУ, Канад, Австрали</td></tr><tr><td>3, 4</td><td>Бусад улс</td></tr></table>
<p>Хилийн ойролцоо утас гадаадын сүлжээг барьж болзошгүй тул сүлжээг гараар сонгохыг зөвлөе.</p>`,
      bodyEn: `<p>A roaming data pack lets you keep your own number abroad and use data at a price you already know. Buy it in Mongolia or after you land. Its time starts at <strong>the first connection</strong> to a foreign network.</p>
<h2>Before you travel</h2>
<ul><li>Check the price for your country on the <a href="/roaming">roaming page</a></li><li>Open roaming with *700#, free of charge</li><li>Turn on Data roaming in your phone’s settings</li><li>Set a spending limit on a postpaid number</li></ul>
<h2>Limits and messages</h2>
<p>We text you at 50, 80 and 100 per cent of the pack. When it is used up data stops by itself, so there is no bill shock. Data without a pack is charged per megabyte only if you agree to it.</p>
<table><tr><th>Zone</th><th>Countries</th></tr><tr><td>1</td><td>China, Russia, South Korea, Japan, Kazakhstan, Thailand</td></tr><tr><td>2</td><td>Türkiye, Germany, USA, Canada, Australia</td></tr><tr><td>3, 4</td><td>Other countries</td></tr></table>
<p>Near the border a phone may pick up a foreign network, so choose your network by hand there.</p>`,
      image: '/pictures/service-roaming.svg',
      plans: [
        {
          id: 'roam-1-3',
          nameMn: 'Бүс 1: 1 ГБ, 3 хоног',
          nameEn: 'Zone 1: 1 GB for 3 days',
          fee: 14900,
          dataMb: 1024,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'roam-1-7',
          nameMn: 'Бүс 1: 5 ГБ, 7 хоног',
          nameEn: 'Zone 1: 5 GB for 7 days',
          fee: 34900,
          dataMb: 5120,
          minutes: 0,
          sms: 0,
          termMonths: 0,
          highlight: true,
        },
        {
          id: 'roam-2-7',
          nameMn: 'Бүс 2: 3 ГБ, 7 хоног',
          nameEn: 'Zone 2: 3 GB for 7 days',
          fee: 39900,
          dataMb: 3072,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'roam-3-15',
          nameMn: 'Бүс 3: 3 ГБ, 15 хоног',
          nameEn: 'Zone 3: 3 GB for 15 days',
          fee: 69900,
          dataMb: 3072,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
      ],
      faq: [
        {
          questionMn: 'Багцын дата үлдвэл яах вэ?',
          questionEn: 'What happens to leftover data?',
          answerMn: 'Хугацаа дуусахаас өмнө сунгавал шинэ багц дээр нэмэгдэнэ.',
          answerEn: 'Extend the pack before it ends and the rest is added to the new one.',
        },
        {
          questionMn: 'Гадаадад мессеж хүлээн авах үнэтэй юу?',
          questionEn: 'Do I pay for incoming texts abroad?',
          answerMn: 'Бүх улсад үнэгүй тул банкны баталгаажуулах код авах боломжтой.',
          answerEn: 'No, they are free everywhere, so bank codes still reach you.',
        },
        {
          questionMn: 'Онгоцонд ажиллах уу?',
          questionEn: 'Does it work on planes?',
          answerMn:
            'Ажиллахгүй. Агаарын болон далайн сүлжээ багцад ороогүй тул нислэгийн горимоо асаагаарай.',
          answerEn: 'No. Networks in the air and at sea are not included; use flight mode.',
        },
      ],
      cta: { textMn: 'Улсын үнэ харах', textEn: 'See country rates', link: '/roaming' },
      updatedAt: '2026-11-01T02:00:00Z',
    },
  },
  {
    childId: 'tourist-sim',
    service: {
      id: 'svc-tourist-sim',
      categoryId: 'roaming-travel',
      titleMn: 'Жуулчны SIM',
      titleEn: 'Tourist SIM',
      leadMn: 'Монголд ирэх зочдод зориулсан 7–90 хоногийн дата SIM, eSIM.',
      leadEn: 'A data SIM or eSIM for visitors to Mongolia, for 7 to 90 days.',
      bodyMn: `<p>Гадаад зочин тань Монголд буусан даруйдаа холбогдоход зориулсан багц. Зөвхөн паспорт шаардлагатай. Урьдчилан захиалбал eSIM-ийн QR код и-мэйлээр очих тул онгоцноос буумагц интернэттэй болно.</p>
<h2>Хаанаас авах вэ?</h2>
<ul><li>Чингис хаан олон улсын нисэх буудлын ирэх танхим, 24 цаг</li><li>Замын-Үүд, Алтанбулаг, Цагааннуурын хилийн боомт</li><li>Улаанбаатарын дөрвөн зочид буудлын ресепшн</li><li><a href="/travel-points">Бүх аяллын цэгийн жагсаалт</a></li></ul>
<h2>Хөдөө сүлжээ байх уу?</h2>
<p>Бүх аймгийн төв, 330 сум, голлох аяллын маршрутад 4G ажиллана. Говь, Алтайн зарим хөндий, Хөвсгөлийн хойд хэсэгт дохио тасалддаг тул газрын зургаа урьдчилан татаж аваарай.</p>
<table><tr><th>Яаралтай үед</th><th>Дугаар</th></tr><tr><td>Гал унтраах, аврах</td><td>101</td></tr><tr><td>Цагдаа</td><td>102</td></tr><tr><td>Түргэн тусламж</td><td>103</td></tr></table>
<p>Эдгээр дугаарт үлдэгдэлгүй үед ч үнэгүй залгана. Хугацаа дуусахад SIM-ийг дурын салбараас цэнэглэж сунгана. Монголд 90-ээс дээш хоног байх бол ердийн <a href="/new-number">шинэ дугаар</a> авах нь ашигтай.</p><p>Асуух зүйл гарвал 2222 дугаарт англи хэлээр залгаарай.</p>`,
      bodyEn: `<p>A package that gets your guests online as soon as they land in Mongolia. Only a passport is needed. Order ahead and the eSIM QR code arrives by email, so there is internet the moment the plane doors open.</p>
<h2>Where to get it</h2>
<ul><li>Arrivals hall of Chinggis Khaan International Airport, 24 hours</li><li>Border crossings at Zamyn-Uud, Altanbulag and Tsagaannuur</li><li>Reception desks of four hotels in Ulaanbaatar</li><li><a href="/travel-points">All travel points</a></li></ul>
<h2>Is there coverage in the countryside?</h2>
<p>4G works in every aimag centre, 330 sums and along the main routes. In the Gobi, some Altai valleys and northern Khuvsgul the signal comes and goes, so download your maps first.</p>
<table><tr><th>In an emergency</th><th>Number</th></tr><tr><td>Fire and rescue</td><td>101</td></tr><tr><td>Police</td><td>102</td></tr><tr><td>Ambulance</td><td>103</td></tr></table>
<p>These calls are free even with no balance. When the period ends, extend the SIM at any branch. If you stay longer than 90 days, a regular <a href="/new-number">new number</a> is better value.</p><p>For help in English call 2222.</p>`,
      image: '/pictures/service-tourist.svg',
      plans: touristPlans,
      faq: [
        {
          questionMn: 'Хэдэн хоногийн өмнө захиалах вэ?',
          questionEn: 'How far ahead can I order?',
          answerMn:
            'Ирэхээс 60 хоногийн өмнөөс захиалж болно. Хугацаа Монголд анх холбогдоход эхэлнэ.',
          answerEn: 'Up to 60 days. The period starts at the first connection in Mongolia.',
        },
        {
          questionMn: 'Олон улсын картаар төлж болох уу?',
          questionEn: 'Can I pay by international card?',
          answerMn: 'Болно, түгээмэл бүх карт хүлээн авна.',
          answerEn: 'All major international cards are accepted.',
        },
        {
          questionMn: 'Нэг паспортоор хэдийг авах вэ?',
          questionEn: 'How many per passport?',
          answerMn: 'Нэг паспортоор хоёр хүртэл SIM бүртгэнэ.',
          answerEn: 'Up to two SIMs can be registered to one passport.',
        },
      ],
      cta: { textMn: 'Жуулчны SIM захиалах', textEn: 'Order a tourist SIM', link: '/tourist-sim' },
      updatedAt: '2026-07-03T03:00:00Z',
    },
  },
];
