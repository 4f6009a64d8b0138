import type { ServiceSeed } from './service-seed.ts';

export const prepaidServices: ServiceSeed[] = [
  {
    childId: 'prepaid-plans',
    service: {
      id: 'svc-prepaid-plans',
      categoryId: 'prepaid',
      titleMn: 'Урьдчилсан төлбөрт дугаар',
      titleEn: 'Prepaid plans',
      leadMn: 'Гэрээ, сарын суурь хураамжгүй. Хэрэглэх хэмжээгээрээ цэнэглэнэ.',
      leadEn: 'No contract and no monthly base fee. Top up only what you use.',
      bodyMn: `<p>Урьдчилсан төлбөрт дугаар нь зардлаа өөрөө хянахыг хүссэн хэрэглэгчдэд зориулагдсан. SIM эсвэл eSIM-ээ идэвхжүүлээд нэгжээ цэнэглэмэгц ярьж, дата хэрэглэж эхэлнэ.</p>
<h2>Үндсэн тариф</h2>
<table><tr><th>Үйлчилгээ</th><th>Үнэ</th></tr><tr><td>Сүлжээ доторх яриа, 1 минут</td><td>55₮</td></tr><tr><td>Бусад сүлжээ рүү, 1 минут</td><td>88₮</td></tr><tr><td>Мессеж</td><td>33₮</td></tr><tr><td>Дата, 1 МБ</td><td>22₮</td></tr></table>
<h2>Чөлөө багцууд</h2>
<p>Үндсэн тарифаас хэмнэхийг хүсвэл нэгжээрээ «Чөлөө» багц аваарай. Багц идэвхжсэн мөчөөс эхлэн бүтэн хугацаагаараа үйлчилж, дуусахаас 6 цагийн өмнө танд мессежээр сануулна.</p>
<ul><li>Нэг дугаарт хэд хэдэн багц зэрэг идэвхжүүлж болно</li><li>Дуусах дөхсөн багцын дата түрүүлж зарцуулагдана</li><li>Автомат сунгалтыг <strong>*444#</strong> кодоор нээж, хаана</li></ul>
<h2>Дугаарын хүчинтэй хугацаа</h2>
<p>Цэнэглэлт бүр дугаарын хугацааг сунгана. Хугацаа дууссан ч 60 хоног дуудлага хүлээн авах бөгөөд энэ хугацаанд цэнэглэхгүй бол дугаар хаагдана. Холдох бол <a href="/service/number-keeping">дугаар хадгалах үйлчилгээг</a> ашиглаарай.</p><p>Дугаараа гэрээт багц руу шилжүүлэхэд шимтгэл авахгүй.</p>`,
      bodyEn: `<p>Prepaid is for people who want to keep an eye on every tugrug. Activate a SIM or eSIM, top up, and start calling and browsing straight away.</p>
<h2>Basic rates</h2>
<table><tr><th>Service</th><th>Price</th></tr><tr><td>Calls inside our network, 1 minute</td><td>55₮</td></tr><tr><td>Calls to other networks, 1 minute</td><td>88₮</td></tr><tr><td>Text message</td><td>33₮</td></tr><tr><td>Data, 1 MB</td><td>22₮</td></tr></table>
<h2>Chuluu packs</h2>
<p>To pay less than the basic rate, buy a Chuluu pack with your units. It runs for its full period from the moment it starts, and we send a reminder 6 hours before it ends.</p>
<ul><li>Several packs can run on one number</li><li>Data of the pack that ends first is used first</li><li>Turn automatic renewal on or off with <strong>*444#</strong></li></ul>
<h2>How long the number stays valid</h2>
<p>Each top-up extends your number. After it expires you can still receive calls for 60 days; without a top-up in that time the number is closed. If you are going away, use <a href="/service/number-keeping">number keeping</a>.</p><p>Moving to a postpaid plan later costs nothing.</p>`,
      image: '/pictures/service-prepaid.svg',
      plans: [
        {
          id: 'chuluu-1',
          numberPlanId: 'prepaid',
          nameMn: 'Чөлөө 1 хоног',
          nameEn: 'Chuluu 1 day',
          fee: 1500,
          dataMb: 1024,
          minutes: 30,
          sms: 20,
          termMonths: 0,
        },
        {
          id: 'chuluu-7',
          numberPlanId: 'prepaid',
          nameMn: 'Чөлөө 7 хоног',
          nameEn: 'Chuluu 7 days',
          fee: 6900,
          dataMb: 6144,
          minutes: 150,
          sms: 50,
          termMonths: 0,
        },
        {
          id: 'chuluu-30',
          numberPlanId: 'prepaid',
          nameMn: 'Чөлөө 30 хоног',
          nameEn: 'Chuluu 30 days',
          fee: 19900,
          dataMb: 20480,
          minutes: 600,
          sms: 100,
          termMonths: 0,
          highlight: true,
        },
      ],
      faq: [
        {
          questionMn: 'Нэг хүн хэдэн дугаар эзэмшиж болох вэ?',
          questionEn: 'How many numbers may one person own?',
          answerMn: 'Нэг хүнд хоёр хүртэл урьдчилсан төлбөрт дугаар бүртгэнэ.',
          answerEn: 'Up to two prepaid numbers can be registered to one person.',
        },
        {
          questionMn: 'Үлдэгдлээ яаж шалгах вэ?',
          questionEn: 'How do I check my balance?',
          answerMn: '*100# залгах, эсвэл Тэнгэр аппын нүүр хуудаснаас харна. Шалгахад төлбөргүй.',
          answerEn: 'Dial *100# or open the Tenger app. Checking is free.',
        },
        {
          questionMn: '5G ажиллах уу?',
          questionEn: 'Does 5G work?',
          answerMn: 'Тийм. 5G дэмждэг утастай бол хамрах хүрээнд нэмэлт төлбөргүй ажиллана.',
          answerEn: 'Yes, in covered areas on a 5G phone, at no extra charge.',
        },
      ],
      cta: { textMn: 'Шинэ дугаар авах', textEn: 'Get a new number', link: '/new-number' },
      updatedAt: '2026-09-18T03:00:00Z',
    },
  },
  {
    childId: 'top-up',
    service: {
      id: 'svc-top-up',
      categoryId: 'prepaid',
      titleMn: 'Цэнэглэлт',
      titleEn: 'Top up',
      leadMn: 'Өөрийн болон ойр дотныхоо дугаарыг 24 цагийн турш цэнэглээрэй.',
      leadEn: 'Top up your own number or someone else’s, 24 hours a day.',
      bodyMn: `<p>Нэгж цэнэглэмэгц дансанд тань шууд орж, дугаарын хүчинтэй хугацаа сунгагдана. Цэнэглэх дугаараа хоёр удаа шалгаарай: буруу дугаар руу орсон нэгжийг хэрэглэгдсэн бол буцаах боломжгүй.</p>
<h2>Цэнэглэлтийн дүн ба хугацаа</h2>
<table><tr><th>Дүн</th><th>Дугаарын хугацаа</th><th>Бэлэг дата</th></tr><tr><td>1,000₮</td><td>3 хоног</td><td>байхгүй</td></tr><tr><td>3,000₮</td><td>10 хоног</td><td>100 МБ</td></tr><tr><td>5,000₮</td><td>30 хоног</td><td>300 МБ</td></tr><tr><td>10,000₮</td><td>60 хоног</td><td>1 ГБ</td></tr><tr><td>20,000₮</td><td>120 хоног</td><td>3 ГБ</td></tr><tr><td>50,000₮</td><td>365 хоног</td><td>10 ГБ</td></tr></table>
<h2>Хаанаас цэнэглэх вэ?</h2>
<ul><li>Тэнгэр апп болон энэ сайт: QPay, банкны апп, карт</li><li>Цэнэглэгч карт: кодоо <strong>*112*код#</strong> гэж оруулна</li><li>Дэлгүүр, шатахуун түгээх станц, шуудангийн салбар</li><li>Салбар дахь мэдрэгчтэй дэлгэцтэй киоск</li></ul>
<h2>Тогтмол цэнэглэлт</h2>
<p>Үлдэгдэл 1,000₮-өөс доош ороход картаас тань автоматаар цэнэглэхээр тохируулж болно. Ахмад настан, сурагч хүүхдийн утсыг тасалдуулахгүй байхад тохиромжтой. Сарын дээд хязгаарыг та өөрөө тогтооно.</p><p>Төлбөр бүрд eBarimt баримт олгоно.</p>`,
      bodyEn: `<p>Units arrive the moment you pay and your number’s validity is extended. Please check the number twice: units sent to a wrong number cannot be returned once they have been used.</p>
<h2>Amounts and validity</h2>
<table><tr><th>Amount</th><th>Validity</th><th>Bonus data</th></tr><tr><td>1,000₮</td><td>3 days</td><td>none</td></tr><tr><td>3,000₮</td><td>10 days</td><td>100 MB</td></tr><tr><td>5,000₮</td><td>30 days</td><td>300 MB</td></tr><tr><td>10,000₮</td><td>60 days</td><td>1 GB</td></tr><tr><td>20,000₮</td><td>120 days</td><td>3 GB</td></tr><tr><td>50,000₮</td><td>365 days</td><td>10 GB</td></tr></table>
<h2>Where to top up</h2>
<ul><li>The Tenger app and this site: QPay, bank apps, cards</li><li>Scratch cards: enter <strong>*112*code#</strong></li><li>Shops, petrol stations and post offices</li><li>Touch-screen kiosks in our branches</li></ul>
<h2>Automatic top-up</h2>
<p>Let your card top up a number whenever its balance falls below 1,000₮. It keeps a grandparent’s or a pupil’s phone working, and you set the monthly limit yourself.</p><p>Every payment has an eBarimt receipt.</p>`,
      image: '/pictures/service-topup.svg',
      plans: [],
      faq: [
        {
          questionMn: 'Хамгийн бага дүн хэд вэ?',
          questionEn: 'What is the smallest amount?',
          answerMn: '1,000₮. Үүнээс доош төлбөр хүлээн авахгүй.',
          answerEn: '1,000₮. Smaller payments are not accepted.',
        },
        {
          questionMn: 'Гадаадаас цэнэглэж болох уу?',
          questionEn: 'Can I top up from abroad?',
          answerMn: 'Олон улсын картаар энэ сайт болон Тэнгэр аппаас цэнэглэнэ.',
          answerEn: 'Yes, with an international card on this site or in the Tenger app.',
        },
        {
          questionMn: 'Бэлэг дата хэзээ дуусах вэ?',
          questionEn: 'When does bonus data expire?',
          answerMn: 'Цэнэглэснээс хойш 7 хоног хүчинтэй.',
          answerEn: 'Seven days after the top-up.',
        },
      ],
      cta: { textMn: 'Нэгж цэнэглэх', textEn: 'Top up', link: '/pay/units' },
      updatedAt: '2026-08-25T03:00:00Z',
    },
  },
  {
    childId: 'unit-transfer',
    service: {
      id: 'svc-unit-transfer',
      categoryId: 'prepaid',
      titleMn: 'Нэгж шилжүүлэх',
      titleEn: 'Unit transfer',
      leadMn: 'Үлдэгдлээсээ найз нөхөддөө хэдхэн секундэд хуваалцаарай.',
      leadEn: 'Share your balance with friends and family in seconds.',
      bodyMn: `<p>Найзын тань нэгж дуусчихсан уу? Та өөрийн урьдчилсан төлбөрт дугаарын үлдэгдлээс Тэнгэр Мобайлын дурын урьдчилсан төлбөрт дугаар руу нэгж шилжүүлж болно. Интернэт шаардахгүй тул хөдөө орон нутагт ч ажиллана.</p>
<h2>Яаж шилжүүлэх вэ?</h2>
<ul><li>Кодоор: <strong>*123*дугаар*дүн#</strong> залгаад баталгаажуулна</li><li>Мессежээр: «дугаар дүн» гэж бичиж 1230 руу илгээнэ</li><li>Аппаар: «Шилжүүлэг» цэсээс хүлээн авагчаа сонгоно</li></ul>
<h2>Нөхцөл</h2>
<table><tr><th>Үзүүлэлт</th><th>Хэмжээ</th></tr><tr><td>Нэг удаагийн дүн</td><td>200–10,000 нэгж</td></tr><tr><td>Өдрийн дээд хэмжээ</td><td>30,000 нэгж</td></tr><tr><td>Шимтгэл</td><td>55₮</td></tr><tr><td>Шилжүүлсний дараах үлдэгдэл</td><td>100 нэгжээс багагүй</td></tr></table>
<p>Шилжүүлэг хүлээн авагчийн дугаарын хугацааг сунгахгүй. Бэлэг болон урамшууллын нэгжийг шилжүүлэх боломжгүй. Анхны шилжүүлгийн өмнө 4 оронтой пин код тохируулна; пин кодоо хэнд ч бүү хэлээрэй.</p>
<h2>Анхаар</h2>
<p>Танихгүй хүн «андуурч нэгж орууллаа, буцааж өгөөч» гэвэл эхлээд *100# кодоор үлдэгдлээ шалгаарай. Ийм залилан түгээмэл тул дэлгэрэнгүйг <a href="/service/scam-protection">залилангаас хамгаалах</a> хуудаснаас уншина уу.</p>`,
      bodyEn: `<p>Has a friend run out of units? You can send part of your prepaid balance to any other Tenger Mobile prepaid number. It needs no internet connection, so it works in the countryside too.</p>
<h2>How to send</h2>
<ul><li>By code: dial <strong>*123*number*amount#</strong> and confirm</li><li>By text: send “number amount” to 1230</li><li>In the app: choose a recipient under Transfer</li></ul>
<h2>Conditions</h2>
<table><tr><th>Item</th><th>Limit</th></tr><tr><td>One transfer</td><td>200–10,000 units</td></tr><tr><td>Daily maximum</td><td>30,000 units</td></tr><tr><td>Fee</td><td>55₮</td></tr><tr><td>Balance left after sending</td><td>at least 100 units</td></tr></table>
<p>A transfer does not extend the recipient’s validity, and bonus units cannot be sent. You set a 4-digit PIN before the first transfer; never tell it to anyone.</p>
<h2>Take care</h2>
<p>If a stranger says “I sent you units by mistake, please send them back”, check your balance with *100# first. This is a common trick; read more on the <a href="/service/scam-protection">scam protection</a> page.</p>`,
      image: null,
      plans: [],
      faq: [
        {
          questionMn: 'Пин кодоо мартвал?',
          questionEn: 'I forgot my PIN. What should I do?',
          answerMn: 'Тэнгэр апп дотор ДАН-аар баталгаажуулж шинэчилнэ, эсвэл салбарт хандана.',
          answerEn: 'Reset it in the Tenger app with Dan, or visit a branch.',
        },
        {
          questionMn: 'Дараа төлбөрт дугаараас шилжүүлж болох уу?',
          questionEn: 'Can I send from a postpaid number?',
          answerMn: 'Болохгүй. Харин дараа төлбөрт дугаараас бусдын дугаарт дата бэлэглэж болно.',
          answerEn: 'No, but a postpaid number can gift data packs to others.',
        },
        {
          questionMn: 'Андуурсан шилжүүлгийг буцаах уу?',
          questionEn: 'Can a mistaken transfer be reversed?',
          answerMn: 'Хүлээн авагч зөвшөөрсөн тохиолдолд 2222-оор буцаалт хийнэ.',
          answerEn: 'Yes, through 2222, if the recipient agrees.',
        },
      ],
      cta: { textMn: 'Цэнэглэх', textEn: 'Top up', link: '/pay/units' },
      updatedAt: '2026-05-06T03:00:00Z',
    },
  },
];
