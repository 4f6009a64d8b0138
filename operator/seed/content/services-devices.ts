import type { ServiceSeed } from './service-seed.ts';

export const deviceServices: ServiceSeed[] = [
  {
    childId: 'handset-leasing',
    service: {
      id: 'svc-handset-leasing',
      categoryId: 'devices-leasing',
      titleMn: 'Утасны лизинг',
      titleEn: 'Handset leasing',
      leadMn: '6, 12, 24 сар, урьдчилгаа 0%, 10%, 35%. Хүүгүй.',
      leadEn: '6, 12 or 24 months with 0%, 10% or 35% down. No interest.',
      bodyMn: `<p>Утас, таблет, ухаалаг цагийг хүүгүй лизингээр авч, үнийг нь сард тэнцүү хэсгээр төлнө. Хүсэлтийг гэрээсээ онлайнаар өгч, хариуг хэдхэн минутад авна.</p>
<h2>Хэн авах боломжтой вэ?</h2>
<ul><li>18 нас хүрсэн Монгол Улсын иргэн</li><li>Сүүлийн 3 сард нийгмийн даатгал төлсөн байх</li><li>Төлөгдөөгүй үүрэн холбооны төлбөргүй байх</li><li>Байгууллага албан бичгээр салбарт хандана</li></ul>
<h2>Үнэлгээ</h2>
<p>Зээлийн эрхийн үнэлгээний хураамж НӨАТ-тай <strong>2,000₮</strong>, үр дүн 24 цаг хүчинтэй. e-Mongolia-гийн зөвшөөрлөөр Зээлийн мэдээллийн сан болон Нийгмийн даатгалаас мэдээлэл авна. 366 дугаарт «i» гэж илгээн урьдчилан шалгаж болно.</p>
<h2>Тооцооны жишээ</h2>
<table><tr><th>Утасны үнэ 1,800,000₮</th><th>Урьдчилгаа</th><th>24 сар, сард</th></tr><tr><td>0%</td><td>0₮</td><td>75,000₮</td></tr><tr><td>10%</td><td>180,000₮</td><td>67,500₮</td></tr><tr><td>35%</td><td>630,000₮</td><td>48,750₮</td></tr></table>
<p>Хугацаанаас өмнө хэдийд ч бүрэн төлж болох бөгөөд торгууль байхгүй. Сарын төлбөр утасны нэхэмжлэхтэй хамт гарна.</p><p>Утас хүлээн авмагц лизингийн гэрээ, төлбөрийн хуваарь таны и-мэйл болон Тэнгэр аппад хадгалагдана.</p>`,
      bodyEn: `<p>Get a phone, tablet or smart watch on interest-free leasing and pay its price in equal monthly parts. Apply from home and have an answer within minutes.</p>
<h2>Who can apply</h2>
<ul><li>Citizens of Mongolia aged 18 or over</li><li>Social insurance paid in the last 3 months</li><li>No outstanding mobile bill</li><li>Companies apply at a branch with an official letter</li></ul>
<h2>Assessment</h2>
<p>The loan assessment costs <strong>2,000₮</strong> including VAT and its result is valid for 24 hours. With your consent in e-Mongolia we ask the credit bureau and Social Insurance. You can check beforehand by texting “i” to 366.</p>
<h2>An example</h2>
<table><tr><th>Phone at 1,800,000₮</th><th>Down payment</th><th>24 months, per month</th></tr><tr><td>0%</td><td>0₮</td><td>75,000₮</td></tr><tr><td>10%</td><td>180,000₮</td><td>67,500₮</td></tr><tr><td>35%</td><td>630,000₮</td><td>48,750₮</td></tr></table>
<p>Repay in full at any time without a penalty. The instalment appears on your phone bill.</p><p>The contract and payment schedule are kept in your email and the Tenger app.</p>`,
      image: '/pictures/service-leasing.svg',
      plans: [],
      faq: [
        {
          questionMn: 'Татгалзсан хариу авбал дахин хэзээ хүсэх вэ?',
          questionEn: 'When can I apply again after a refusal?',
          answerMn:
            '30 хоногийн дараа, эсвэл урьдчилгааг 35 хувь болгож тухайн өдөртөө дахин тооцуулж болно.',
          answerEn: 'After 30 days, or the same day with 35% down.',
        },
        {
          questionMn: 'Үнэлгээний хураамжийг буцаах уу?',
          questionEn: 'Is the assessment fee returned?',
          answerMn: 'Буцаахгүй, харин 24 цагийн дотор өөр утсанд дахин төлбөргүй тооцно.',
          answerEn: 'No, but it covers other phones within 24 hours.',
        },
        {
          questionMn: 'Хэдэн төхөөрөмж зэрэг авах вэ?',
          questionEn: 'How many devices at once?',
          answerMn: 'Нэг хүн хоёр хүртэл идэвхтэй лизингтэй байж болно.',
          answerEn: 'Up to two active leases per person.',
        },
        {
          questionMn: 'Бусдын нэрээр авч болох уу?',
          questionEn: 'Can I lease in another person’s name?',
          answerMn: 'Болохгүй. Утасны дугаар e-Mongolia бүртгэлтэй таарах ёстой.',
          answerEn: 'No. The phone number must match the e-Mongolia registration.',
        },
      ],
      cta: { textMn: 'Лизинг тооцоолох', textEn: 'Calculate a lease', link: '/leasing' },
      updatedAt: '2026-11-12T02:00:00Z',
    },
  },
  {
    childId: 'trade-in',
    service: {
      id: 'svc-trade-in',
      categoryId: 'devices-leasing',
      titleMn: 'Хуучнаа шинээр солих',
      titleEn: 'Trade-in',
      leadMn: 'Хуучин утсаа үнэлүүлж, шинэ утасныхаа үнээс хасуулна.',
      leadEn: 'Have your old phone valued and take it off the price of a new one.',
      bodyMn: `<p>Шүүгээнд хэвтэж буй утас тань шинэ утасны урьдчилгаа болж чадна. Загвар, багтаамж, төлөв байдлаа сонгоход урьдчилсан үнэлгээ шууд гарч, <strong>7 хоног</strong> хүчинтэй байна.</p>
<h2>Алхмууд</h2>
<ul><li>Брэнд, загвар, багтаамжаа сонгоно</li><li>Дэлгэц, их бие, батарейны талаарх асуултад хариулна</li><li>*#06# кодоор 15 оронтой IMEI дугаараа авч оруулна</li><li>Салбарт мэргэжилтэн шалгаж эцсийн үнийг тогтооно</li></ul>
<h2>Үнэлгээнд нөлөөлөх зүйл</h2>
<table><tr><th>Байдал</th><th>Үнэлгээ</th></tr><tr><td>Шинэ мэт, зураасгүй</td><td>100%</td></tr><tr><td>Бага зэрэг зураастай</td><td>85%</td></tr><tr><td>Дэлгэц хагарсан, ажилладаг</td><td>55%</td></tr><tr><td>Асахгүй</td><td>10%</td></tr></table>
<p>Авчрахаасаа өмнө мэдээллээ нөөцөлж, бүртгэлээсээ гарч, үйлдвэрийн тохиргоонд буцаагаарай. Хулгайд алдагдсан гэж бүртгэгдсэн утсыг хүлээн авахгүй, цагдаад мэдэгдэнэ. Бид таны утсан дахь мэдээллийг олон улсын стандартаар бүрэн устгаж, гэрчилгээ олгоно.</p>
<p>Үнэлгээний дүнг шинэ утасны үнээс хасуулах, <a href="/service/handset-leasing">лизингийн</a> урьдчилгаанд тооцуулах, эсвэл үйлчилгээний төлбөрт шилжүүлэх сонголттой.</p><p>Нэг удаад гурав хүртэл төхөөрөмж үнэлүүлж болно. Таблет, ухаалаг цагийг мөн хүлээн авна.</p>`,
      bodyEn: `<p>The phone in your drawer can be the down payment for a new one. Choose its model, storage and condition and you see an estimate at once, valid for <strong>7 days</strong>.</p>
<h2>Steps</h2>
<ul><li>Choose brand, model and storage</li><li>Answer questions about the screen, body and battery</li><li>Dial *#06# and enter the 15-digit IMEI</li><li>A specialist in a branch checks the phone and sets the final price</li></ul>
<h2>What decides the value</h2>
<table><tr><th>Condition</th><th>Value</th></tr><tr><td>Like new, no scratches</td><td>100%</td></tr><tr><td>Light scratches</td><td>85%</td></tr><tr><td>Cracked screen, working</td><td>55%</td></tr><tr><td>Does not turn on</td><td>10%</td></tr></table>
<p>Before you come, back up your data, sign out of your accounts and reset the phone. Phones reported stolen are not accepted and are reported to the police. We erase all data to an international standard and give you a certificate.</p>
<p>Take the amount off a new phone, use it as a <a href="/service/handset-leasing">leasing</a> down payment, or move it to your bills.</p><p>Up to three devices can be valued at once, tablets and watches included.</p>`,
      image: '/pictures/service-swap.svg',
      plans: [],
      faq: [
        {
          questionMn: 'Бэлэн мөнгө авах уу?',
          questionEn: 'Can I take cash?',
          answerMn: 'Үгүй. Дүнг зөвхөн төхөөрөмж, үйлчилгээний төлбөрт тооцно.',
          answerEn: 'No. The amount is used for devices or services only.',
        },
        {
          questionMn: 'Хайрцаг, цэнэглэгч хэрэгтэй юу?',
          questionEn: 'Do I need the box and charger?',
          answerMn: 'Заавал биш, гэхдээ бүрэн иж бүрдэлд 3 хувь нэмнэ.',
          answerEn: 'No, but a full set adds 3 per cent.',
        },
        {
          questionMn: 'Эцсийн үнэ яагаад өөр гарав?',
          questionEn: 'Why did the final price differ?',
          answerMn:
            'Батарей, ус орсон эсэх зэргийг зөвхөн салбарт шалгах боломжтой. Санал зөвшөөрөхгүй бол утсаа авч явна.',
          answerEn:
            'Battery and water damage can only be checked in a branch. If you disagree, you keep the phone.',
        },
      ],
      cta: { textMn: 'Утсаа үнэлүүлэх', textEn: 'Estimate my phone', link: '/trade-in' },
      updatedAt: '2026-10-20T03:00:00Z',
    },
  },
  {
    childId: 'device-care',
    service: {
      id: 'svc-device-care',
      categoryId: 'devices-leasing',
      titleMn: 'Төхөөрөмжийн хамгаалалт',
      titleEn: 'Device care',
      leadMn: 'Дэлгэц хагарах, ус орох, хулгайд алдахаас хамгаална.',
      leadEn: 'Cover for cracked screens, water damage and theft.',
      bodyMn: `<p>Шинэ утсандаа авснаас хойш 14 хоногийн дотор хамгаалалт нэмээрэй. Үйлдвэрийн баталгаанд хамрагддаггүй санамсаргүй гэмтлийг жилд хоёр удаа засаж, засагдахгүй бол ижил загвараар солино.</p>
<h2>Юуг хариуцах вэ?</h2>
<table><tr><th>Тохиолдол</th><th>Үндсэн</th><th>Бүрэн</th></tr><tr><td>Дэлгэц, арын шил хагарах</td><td>Тийм</td><td>Тийм</td></tr><tr><td>Ус, шингэн орох</td><td>Тийм</td><td>Тийм</td></tr><tr><td>Батарейны багтаамж 80 хувиас буурах</td><td>Үгүй</td><td>Тийм</td></tr><tr><td>Хулгай, дээрэм</td><td>Үгүй</td><td>Тийм</td></tr></table>
<h2>Гэмтвэл яах вэ?</h2>
<ul><li>48 цагийн дотор Тэнгэр апп эсвэл 2222-оор мэдэгдэнэ</li><li>Салбарт өгөх, эсвэл хотод хүргэлтээр хаалганаасаа өгнө</li><li>Засвар дуустал түр хэрэглэх утас үнэгүй олгоно</li><li>Нэг удаагийн өөрийн хариуцах хэсэг 10 хувь</li></ul>
<p>Хулгайд алдсан бол цагдаагийн байгууллагын тодорхойлолт шаардана. Санаатай гэмтээсэн, албан бус газар задалсан утсанд хамгаалалт үйлчлэхгүй. Үйлчилгээний хураамж сар бүрийн нэхэмжлэхэд нэмэгдэх бөгөөд хүссэн сараасаа цуцална. Хуучин утсаа <a href="/service/trade-in">шинээр солиход</a> хамгаалалт шинэ төхөөрөмжид автоматаар шилжинэ.</p><p>Засварт зөвхөн үйлдвэрийн сэлбэг ашигладаг.</p>`,
      bodyEn: `<p>Add cover within 14 days of buying a new phone. It repairs accidental damage that the maker’s warranty leaves out, twice a year, and if a phone cannot be repaired we replace it with the same model.</p>
<h2>What is covered</h2>
<table><tr><th>Event</th><th>Basic</th><th>Full</th></tr><tr><td>Cracked screen or back glass</td><td>Yes</td><td>Yes</td></tr><tr><td>Water and liquids</td><td>Yes</td><td>Yes</td></tr><tr><td>Battery below 80% capacity</td><td>No</td><td>Yes</td></tr><tr><td>Theft and robbery</td><td>No</td><td>Yes</td></tr></table>
<h2>If something happens</h2>
<ul><li>Tell us within 48 hours in the Tenger app or on 2222</li><li>Bring the phone to a branch, or have it collected in the city</li><li>A loan phone is free until the repair is done</li><li>Your share is 10 per cent each time</li></ul>
<p>Theft needs a police statement. Deliberate damage and phones opened by unofficial workshops are not covered. The fee is added to your monthly bill and you can stop in any month. When you <a href="/service/trade-in">trade in</a>, the cover moves to the new device.</p><p>Repairs use original parts only.</p>`,
      image: '/pictures/service-care.svg',
      plans: [
        {
          id: 'care-basic',
          nameMn: 'Үндсэн хамгаалалт',
          nameEn: 'Basic care',
          fee: 8900,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'care-full',
          nameMn: 'Бүрэн хамгаалалт',
          nameEn: 'Full care',
          fee: 15900,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 0,
          highlight: true,
        },
      ],
      faq: [
        {
          questionMn: 'Өөр дэлгүүрээс авсан утсанд болох уу?',
          questionEn: 'Does it cover phones bought elsewhere?',
          answerMn: '6 сараас хуучингүй, салбарт үзлэгээр орсон утсанд болно.',
          answerEn: 'Yes, if under 6 months old and checked at a branch.',
        },
        {
          questionMn: 'Засвар хэр удах вэ?',
          questionEn: 'How long is a repair?',
          answerMn: 'Улаанбаатарт 3, орон нутагт 7 ажлын өдөр.',
          answerEn: '3 business days in Ulaanbaatar, 7 elsewhere.',
        },
        {
          questionMn: 'Гадаадад эвдэрвэл?',
          questionEn: 'What about damage abroad?',
          answerMn: 'Буцаж ирээд 14 хоногийн дотор мэдэгдвэл хүлээн авна.',
          answerEn: 'Tell us within 14 days of your return and it is covered.',
        },
      ],
      cta: { textMn: 'Шинэ утас үзэх', textEn: 'See new phones', link: '/shop' },
      updatedAt: '2026-08-04T03:00:00Z',
    },
  },
];
