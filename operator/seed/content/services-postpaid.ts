import { mobilePlans } from '../../src/mobile/mobile-plans.ts';
import type { ServiceSeed } from './service-seed.ts';

export const postpaidServices: ServiceSeed[] = [
  {
    childId: 'postpaid-plans',
    service: {
      id: 'svc-postpaid-plans',
      categoryId: 'postpaid',
      titleMn: 'Дараа төлбөрт багцууд',
      titleEn: 'Postpaid plans',
      leadMn: 'Сар бүр тогтмол төлбөр, цэнэглэх шаардлагагүй. 5G бүх багцад багтсан.',
      leadEn: 'One steady monthly fee and nothing to top up. 5G is part of every plan.',
      bodyMn: `<p>Дараа төлбөрт багц нь сарын турш чөлөөтэй ярьж, дата хэрэглээд дараа сард нь нэг төлбөрөө төлдөг үйлчилгээ юм. Нэхэмжлэх сар бүрийн 1-нд гарах бөгөөд <strong>20-ны дотор</strong> төлнө.</p>
<h2>Багц бүрд багтсан зүйлс</h2>
<ul><li>Сүлжээ доторх яриа хязгааргүй</li><li>5G болон 4G+ сүлжээний бүрэн хурд</li><li>Үлдсэн дата дараагийн сард нэг удаа шилжинэ</li><li>Багцын дата дуусахад 256 Кбит/с хурдаар үргэлжлэх тул нэмэлт төлбөр гарахгүй</li></ul>
<h2>Аль нь танд тохирох вэ?</h2>
<table><tr><th>Хэрэглээ</th><th>Багц</th></tr><tr><td>Голчлон ярьдаг, мессеж бичдэг</td><td>Тэнгэр 18</td></tr><tr><td>Сошиал сүлжээ, хөгжим</td><td>Тэнгэр 29, Тэнгэр 45</td></tr><tr><td>Видео, тоглоом, ажлын уулзалт</td><td>Тэнгэр 69</td></tr><tr><td>Бүх төхөөрөмжөө нэг дугаараас холбодог</td><td>Тэнгэр 99</td></tr></table>
<h2>Хугацаатай ба хугацаагүй</h2>
<p>Тэнгэр 18, 29, 45 багц гэрээний хугацаагүй, Тэнгэр 69, 99 багц 12 сарын гэрээтэй. Хугацаатай гэрээнд утасны хөнгөлөлт дагалдах тул гэрээний хугацаанд багцаа бууруулах боломжгүй, харин хүссэн үедээ ахиулна. Багцаа <a href="/packageshift">сард нэг удаа онлайнаар солино</a>.</p>`,
      bodyEn: `<p>With a postpaid plan you call and browse freely through the month and settle one bill afterwards. The invoice is issued on the 1st and is due <strong>by the 20th</strong>.</p>
<h2>Included in every plan</h2>
<ul><li>Unlimited calls inside our network</li><li>Full 5G and 4G+ speed</li><li>Unused data moves to the next month once</li><li>When your data runs out the connection continues at 256 kbps, so there are no surprise charges</li></ul>
<h2>Which one suits you?</h2>
<table><tr><th>How you use it</th><th>Plan</th></tr><tr><td>Mostly calls and messages</td><td>Tenger 18</td></tr><tr><td>Social networks and music</td><td>Tenger 29, Tenger 45</td></tr><tr><td>Video, games, work calls</td><td>Tenger 69</td></tr><tr><td>All your devices on one number</td><td>Tenger 99</td></tr></table>
<h2>With or without a term</h2>
<p>Tenger 18, 29 and 45 have no term; Tenger 69 and 99 are signed for 12 months. Term contracts come with a handset discount, so you cannot move to a smaller plan before the term ends, but you can always move up. You can <a href="/packageshift">change your package online once a month</a>.</p>`,
      image: '/pictures/service-postpaid.svg',
      plans: mobilePlans.map(({ extras: _extras, ...plan }) => plan),
      faq: [
        {
          questionMn: 'Дугаараа хэвээр үлдээж урьдчилсан төлбөртөөс шилжиж болох уу?',
          questionEn: 'Can I move from prepaid and keep my number?',
          answerMn:
            'Болно. Иргэний үнэмлэхтэйгээ дурын салбарт очиход 10 минутад шилжүүлнэ. Үлдсэн нэгж эхний төлбөрөөс хасагдана.',
          answerEn:
            'Yes. Bring your ID to any branch and it takes about 10 minutes. Remaining units are deducted from the first bill.',
        },
        {
          questionMn: 'Төлбөрөө хугацаанд нь төлөөгүй бол яах вэ?',
          questionEn: 'What if I miss the due date?',
          answerMn:
            '21-нээс эхлэн гарах дуудлага, дата түр хаагдана. Төлбөр төлөгдмөгц 5 минутын дотор автоматаар нээгдэнэ.',
          answerEn:
            'Outgoing calls and data pause from the 21st. They reopen automatically within 5 minutes of payment.',
        },
        {
          questionMn: 'Сарын дундуур авбал бүтэн төлбөр төлөх үү?',
          questionEn: 'Do I pay a full month if I join mid-month?',
          answerMn: 'Үгүй. Эхний сарын төлбөр болон дата үлдсэн өдрийн тоогоор бодогдоно.',
          answerEn: 'No. The fee and data of the first month are counted by the days left.',
        },
      ],
      cta: { textMn: 'Дугаар сонгох', textEn: 'Choose a number', link: '/new-number' },
      updatedAt: '2026-11-02T02:00:00Z',
    },
  },
  {
    childId: 'bill-payment',
    service: {
      id: 'svc-bill-payment',
      categoryId: 'postpaid',
      titleMn: 'Төлбөр төлөх',
      titleEn: 'Pay a bill',
      leadMn: 'Утасны болон гэрээний дугаараар, нэвтрэхгүйгээр төлөөрэй.',
      leadEn: 'By phone or contract number, no sign-in needed.',
      bodyMn: `<p>Дараа төлбөрт дугаар, гэрийн интернэт, лизингийн төлбөрөө хаанаас ч хэдхэн товшилтоор төлнө. Та өөрийн төдийгүй эцэг эх, хүүхэд, ажлын нэгнийхээ төлбөрийг ч төлж болно. Нууцлалыг хамгаалж эзэмшигчийн нэрийг бүрэн харуулахгүй.</p>
<h2>Төлөх аргууд</h2>
<table><tr><th>Арга</th><th>Баталгаажих хугацаа</th></tr><tr><td>QPay QR код, банкны апп</td><td>Шууд</td></tr><tr><td>Тэнгэр апп</td><td>Шууд</td></tr><tr><td>Салбар дахь киоск</td><td>Шууд</td></tr><tr><td>Банкны шилжүүлэг</td><td>Ажлын 1 өдөр</td></tr></table>
<h2>Санамж</h2>
<ul><li>Нэг удаагийн төлбөрийн доод хэмжээ <strong>1,000₮</strong></li><li>Үлдэгдлээ хэсэгчлэн төлж болно</li><li>QR код 30 минут хүчинтэй</li><li>«Баталгаажуулалт хүлээж байна» гэж гарвал дахин бүү төлөөрэй</li><li>Төлбөр бүрд иргэн эсвэл байгууллагын eBarimt олгоно</li></ul>
<h2>Автомат төлөлт</h2>
<p>Тэнгэр апп дотор картаа холбовол төлбөрийг сар бүрийн 15-нд автоматаар татаж, 3 хоногийн өмнө урьдчилан мэдэгдэнэ. Автомат төлөлтийг хүссэн үедээ цуцлах боломжтой. Нэхэмжлэхийн талаар асуух зүйл гарвал 2222 дугаарт залгах эсвэл <a href="/service-branches">ойролцоох салбартаа</a> хандаарай.</p>`,
      bodyEn: `<p>Pay for a postpaid number, home internet or a leasing instalment from anywhere in a few taps. You can pay for yourself, a parent, a child or a colleague. To protect privacy, the owner’s name is never shown in full.</p>
<h2>Ways to pay</h2>
<table><tr><th>Method</th><th>Confirmed</th></tr><tr><td>QPay QR code, bank apps</td><td>At once</td></tr><tr><td>Tenger app</td><td>At once</td></tr><tr><td>Kiosk in a branch</td><td>At once</td></tr><tr><td>Bank transfer</td><td>1 business day</td></tr></table>
<h2>Good to know</h2>
<ul><li>The smallest payment is <strong>1,000₮</strong></li><li>You may pay part of the balance</li><li>A QR code is valid for 30 minutes</li><li>If you see “Waiting for confirmation”, please do not pay again</li><li>Every payment has an eBarimt receipt, personal or corporate</li></ul>
<h2>Automatic payment</h2>
<p>Link a card in the Tenger app and the bill is collected on the 15th of each month, with a reminder 3 days before. You can stop automatic payment at any time. Questions about an invoice? Call 2222 or visit <a href="/service-branches">a branch near you</a>.</p>`,
      image: '/pictures/service-bill.svg',
      plans: [],
      faq: [
        {
          questionMn: 'Буруу дугаар төлчихвөл яах вэ?',
          questionEn: 'I paid for the wrong number. What now?',
          answerMn:
            'Төлснөөс хойш 24 цагийн дотор 2222-т мэдэгдвэл үлдэгдэл ашиглагдаагүй тохиолдолд зөв дугаарт шилжүүлнэ.',
          answerEn:
            'Call 2222 within 24 hours. If the amount has not been used, we move it to the right number.',
        },
        {
          questionMn: 'Нэхэмжлэхээ хаанаас харах вэ?',
          questionEn: 'Where do I see my invoice?',
          answerMn: 'Тэнгэр апп болон бүртгэлтэй и-мэйлдээ сар бүрийн 1-нд хүлээн авна.',
          answerEn: 'In the Tenger app and in your registered email on the 1st of each month.',
        },
        {
          questionMn: 'Байгууллагын НӨАТ-ын баримт авах уу?',
          questionEn: 'Can I get a corporate VAT receipt?',
          answerMn: 'Төлөхөөс өмнө байгууллагын 7 оронтой регистрийн дугаарыг оруулна.',
          answerEn: 'Yes, enter the 7-digit company register number before you pay.',
        },
      ],
      cta: { textMn: 'Төлбөр төлөх', textEn: 'Pay a bill', link: '/pay/bill' },
      updatedAt: '2026-10-12T03:00:00Z',
    },
  },
];
