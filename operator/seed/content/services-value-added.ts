import type { ServiceSeed } from './service-seed.ts';

export const valueAddedServices: ServiceSeed[] = [
  {
    childId: 'call-services',
    service: {
      id: 'svc-call-services',
      categoryId: 'value-added',
      titleMn: 'Дуудлагын үйлчилгээ',
      titleEn: 'Call services',
      leadMn: 'Дуудлага шилжүүлэх, хүлээлгэх, аваагүй дуудлагын мэдэгдэл, олон хүний яриа.',
      leadEn: 'Forwarding, waiting, missed-call notices and conference calls.',
      bodyMn: `<p>Чухал дуудлагаа алдахгүй байхад туслах үйлчилгээнүүд. Ихэнхийг нь утасныхаа тохиргооноос, эсвэл богино кодоор өөрөө нээж, хаана.</p>
<h2>Үйлчилгээ ба код</h2>
<table><tr><th>Үйлчилгээ</th><th>Нээх</th><th>Хаах</th><th>Сарын хураамж</th></tr><tr><td>Дуудлага шилжүүлэх</td><td>**21*дугаар#</td><td>##21#</td><td>Үнэгүй</td></tr><tr><td>Дуудлага хүлээлгэх</td><td>*43#</td><td>#43#</td><td>Үнэгүй</td></tr><tr><td>Аваагүй дуудлагын мэдэгдэл</td><td>*62*1#</td><td>*62*0#</td><td>Үнэгүй</td></tr><tr><td>Дугаар нууцлах</td><td>*31*1#</td><td>*31*0#</td><td>3,300₮</td></tr><tr><td>Дуут шуудан</td><td>*86*1#</td><td>*86*0#</td><td>1,100₮</td></tr></table>
<h2>Олон хүний яриа</h2>
<p>Нэг дуудлагаар зургаа хүртэл хүнтэй зэрэг ярьж болно. Эхний хүнтэй ярьж байхдаа «Дуудлага нэмэх» товчийг дарж дараагийн дугаар руу залгаад «Нэгтгэх» товчоор холбоно. Дуудлага тус бүр өөрийн тарифаар тооцогдоно.</p>
<h2>Шилжүүлгийн үнэ</h2>
<p>Шилжсэн дуудлага таны багцын минутаас хасагдах бөгөөд багцгүй бол үндсэн тарифаар бодогдоно. Гадаадад байхдаа дуудлага шилжүүлэх нь роумингийн үнэтэй тул <strong>аялахын өмнө ##21# кодоор</strong> хааж байгаарай. Дугаар нууцалсан ч яаралтай тусламжийн 101, 102, 103 дугаарт таны дугаар харагдана.</p>`,
      bodyEn: `<p>Small services that make sure you do not miss an important call. Most can be switched in your phone’s settings or with a short code.</p>
<h2>Services and codes</h2>
<table><tr><th>Service</th><th>On</th><th>Off</th><th>Monthly fee</th></tr><tr><td>Call forwarding</td><td>**21*number#</td><td>##21#</td><td>Free</td></tr><tr><td>Call waiting</td><td>*43#</td><td>#43#</td><td>Free</td></tr><tr><td>Missed-call notice</td><td>*62*1#</td><td>*62*0#</td><td>Free</td></tr><tr><td>Hidden number</td><td>*31*1#</td><td>*31*0#</td><td>3,300₮</td></tr><tr><td>Voicemail</td><td>*86*1#</td><td>*86*0#</td><td>1,100₮</td></tr></table>
<h2>Conference calls</h2>
<p>Talk with up to six people in one call. While speaking to the first, press Add call, dial the next number and press Merge. Each call is charged at its own rate.</p>
<h2>What forwarding costs</h2>
<p>A forwarded call uses the minutes of your plan, or the basic rate without one. Forwarding abroad is charged as roaming, so <strong>turn it off with ##21# before you travel</strong>. Even a hidden number is shown to the emergency services on 101, 102 and 103.</p>`,
      image: null,
      plans: [],
      faq: [
        {
          questionMn: 'Бүх шилжүүлгийг нэг дор хаах уу?',
          questionEn: 'Can I cancel all forwarding at once?',
          answerMn: '##002# залгахад бүгд хаагдана.',
          answerEn: 'Yes, dial ##002#.',
        },
        {
          questionMn: 'Тодорхой дугаарыг хориглож болох уу?',
          questionEn: 'Can I block a number?',
          answerMn: 'Тэнгэр аппаас 50 хүртэл дугаарыг хар жагсаалтад оруулна.',
          answerEn: 'The Tenger app blocks up to 50 numbers.',
        },
        {
          questionMn: 'Дуут шуудан хэдэн хоног хадгалах вэ?',
          questionEn: 'How long is voicemail kept?',
          answerMn: 'Сонссоноос хойш 7, сонсоогүй бол 30 хоног хадгална.',
          answerEn: 'Seven days once heard, 30 days if not.',
        },
      ],
      cta: null,
      updatedAt: '2026-03-11T03:00:00Z',
    },
  },
  {
    childId: 'ring-melody',
    service: {
      id: 'svc-ring-melody',
      categoryId: 'value-added',
      titleMn: 'Хүлээлгийн аялгуу',
      titleEn: 'Ring melody',
      leadMn: 'Тан руу залгасан хүнд «дүүт» дууны оронд дуртай аялгуугаа сонсгоорой.',
      leadEn: 'Let callers hear a song you love instead of a dial tone.',
      bodyMn: `<p>Хүлээлгийн аялгуу нь тан руу залгасан хүн хариу хүлээх хооронд сонсох хөгжим юм. 12,000 гаруй монгол, гадаад дуу, уртын дуу, морин хуурын аялгуунаас сонгоно. Орлогын 40 хувь дууны зохиогч, дуучинд очдог.</p>
<h2>Хэрхэн сонгох вэ?</h2>
<ul><li>Тэнгэр аппын «Аялгуу» цэснээс сонсож үзээд идэвхжүүлнэ</li><li>Найз руугаа залгаж байхдаа <strong>*</strong> дарж түүний аялгууг хуулна</li><li>1580 руу залгаж дуут цэснээс сонгоно</li></ul>
<h2>Өөрийнхөөрөө тохируулах</h2>
<table><tr><th>Тохиргоо</th><th>Жишээ</th></tr><tr><td>Хүнээр</td><td>Ээжид уртын дуу, найзуудад поп</td></tr><tr><td>Цагаар</td><td>Ажлын цагаар намуун хөгжим</td></tr><tr><td>Өдрөөр</td><td>Төрсөн өдөр, Цагаан сараар баярын ая</td></tr></table>
<p>Байгууллагууд өөрийн мэндчилгээ, зар мэдээг мэргэжлийн студид бичүүлж бүх ажилтны дугаарт тавьж болно. Аялгууны хугацаа 30 хоног бөгөөд автоматаар сунгахаас өмнө мессежээр сануулна. Сунгахыг хүсэхгүй бол «СТОП» гэж 1580 руу үнэгүй илгээнэ. Хаасан даруйд ердийн дуудлагын дохио сэргэнэ. Роумингд явах үед ч аялгуу хэвээр сонсогдоно.</p>`,
      bodyEn: `<p>A ring melody is the music callers hear while they wait for you to answer. Choose from more than 12,000 Mongolian and foreign songs, long songs and horse-head fiddle tunes. Forty per cent of the income goes to authors and singers.</p>
<h2>How to choose</h2>
<ul><li>Listen and activate under Melodies in the Tenger app</li><li>Press <strong>*</strong> while calling a friend to copy their melody</li><li>Call 1580 and use the voice menu</li></ul>
<h2>Make it yours</h2>
<table><tr><th>Setting</th><th>Example</th></tr><tr><td>By person</td><td>A long song for mother, pop for friends</td></tr><tr><td>By time</td><td>Quiet music in working hours</td></tr><tr><td>By day</td><td>A festive tune for birthdays and Tsagaan Sar</td></tr></table>
<p>Companies can have their own greeting recorded in a studio and set on every employee’s number. A melody lasts 30 days and we text you before it renews. If you do not want it, send STOP to 1580 free of charge. The usual tone returns at once.</p>`,
      image: null,
      plans: [
        {
          id: 'melody-one',
          nameMn: 'Нэг аялгуу',
          nameEn: 'One melody',
          fee: 1100,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'melody-five',
          nameMn: 'Таван аялгуу',
          nameEn: 'Five melodies',
          fee: 3300,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 0,
          highlight: true,
        },
      ],
      faq: [
        {
          questionMn: 'Өөрийн бичлэгээ тавьж болох уу?',
          questionEn: 'Can I use my own recording?',
          answerMn:
            'Зохиогчийн эрх нь таных бол аппаар 45 секунд хүртэл бичлэг оруулна. Хяналт ажлын 1 өдөр.',
          answerEn:
            'Yes, up to 45 seconds through the app if you own the rights. Review takes 1 business day.',
        },
        {
          questionMn: 'Залгасан хүн төлбөр төлөх үү?',
          questionEn: 'Does the caller pay?',
          answerMn: 'Төлөхгүй. Таныг хариулах хүртэл дуудлага тооцогдохгүй.',
          answerEn: 'No. The call is not charged until you answer.',
        },
        {
          questionMn: 'Бүртгэлтэй аялгуугаа хаанаас харах вэ?',
          questionEn: 'Where can I see my melodies?',
          answerMn: 'Тэнгэр апп, эсвэл 1580 руу «МИНИЙ» гэж илгээнэ.',
          answerEn: 'In the Tenger app, or text MINE to 1580.',
        },
      ],
      cta: null,
      updatedAt: '2026-02-10T03:00:00Z',
    },
  },
  {
    childId: 'emergency-units',
    service: {
      id: 'svc-emergency-units',
      categoryId: 'value-added',
      titleMn: 'Яаралтай нэгж',
      titleEn: 'Emergency units',
      leadMn: 'Нэгж дуусахад 500–5,000 нэгжийг урьдчилж аваад дараа нь төлнө.',
      leadEn: 'Out of units? Borrow 500 to 5,000 now and repay later.',
      bodyMn: `<p>Нэгж дууссан ч яаралтай залгах, мессеж бичих хэрэг гарах нь бий. Яаралтай нэгж нь урьдчилсан төлбөрт хэрэглэгчид богино хугацаанд нэгж олгож, дараагийн цэнэглэлтээс нь автоматаар суутгадаг үйлчилгээ юм.</p>
<h2>Хэмжээ ба хураамж</h2>
<table><tr><th>Олгох нэгж</th><th>Хураамж</th><th>Дугаарын нас</th></tr><tr><td>500</td><td>50₮</td><td>3 сараас дээш</td></tr><tr><td>1,000</td><td>100₮</td><td>6 сараас дээш</td></tr><tr><td>3,000</td><td>300₮</td><td>1 жилээс дээш</td></tr><tr><td>5,000</td><td>500₮</td><td>2 жилээс дээш</td></tr></table>
<h2>Авах арга</h2>
<ul><li><strong>*919*дүн#</strong> кодыг залгана, жишээ нь *919*1000#</li><li>919 руу дүнгээ бичиж илгээнэ</li><li>Тэнгэр аппын нүүр хуудсан дахь «Яаралтай нэгж» товчийг дарна</li></ul>
<h2>Эргэн төлөлт</h2>
<p>Дараагийн цэнэглэлтээс авсан нэгж, хураамжийн нийлбэр хасагдана. Цэнэглэлтийн дүн хүрэлцэхгүй бол үлдсэн хэсэг дараагийнхад шилжинэ. Хүү, алданги тооцохгүй, харин өмнөх зээлээ төлөөгүй бол дахин авах боломжгүй. Хугацаандаа төлдөг хэрэглэгчийн эрх 3 сар тутамд автоматаар нэмэгдэнэ. Боломжит хэмжээгээ *919# кодоор үнэгүй шалгаарай.</p>`,
      bodyEn: `<p>Sometimes you need to call or text urgently although the balance is empty. Emergency units lend a prepaid customer a small amount and collect it automatically from the next top-up.</p>
<h2>Amounts and fees</h2>
<table><tr><th>Units</th><th>Fee</th><th>Age of the number</th></tr><tr><td>500</td><td>50₮</td><td>over 3 months</td></tr><tr><td>1,000</td><td>100₮</td><td>over 6 months</td></tr><tr><td>3,000</td><td>300₮</td><td>over 1 year</td></tr><tr><td>5,000</td><td>500₮</td><td>over 2 years</td></tr></table>
<h2>How to get them</h2>
<ul><li>Dial <strong>*919*amount#</strong>, for example *919*1000#</li><li>Text the amount to 919</li><li>Press Emergency units on the first screen of the Tenger app</li></ul>
<h2>Repayment</h2>
<p>The units and the fee are deducted from your next top-up; if that is too small, the rest moves to the one after. There is no interest and no penalty, but you cannot borrow again until the last loan is repaid. For customers who repay on time the limit grows every 3 months. Check yours free of charge with *919#.</p>`,
      image: null,
      plans: [],
      faq: [
        {
          questionMn: 'Дата авахад ашиглаж болох уу?',
          questionEn: 'Can I buy data with them?',
          answerMn: 'Өдрийн болон долоо хоногийн дата багц авч болно.',
          answerEn: 'Yes, day and week data packs.',
        },
        {
          questionMn: 'Зээлийн мэдээллийн санд бүртгэгдэх үү?',
          questionEn: 'Is it reported to the credit bureau?',
          answerMn: 'Бүртгэгдэхгүй.',
          answerEn: 'No.',
        },
        {
          questionMn: 'Хүүхдийн дугаарт өгөх үү?',
          questionEn: 'Is it available on child numbers?',
          answerMn: 'Stars багцтай дугаарт энэ үйлчилгээ хаалттай.',
          answerEn: 'No, it is closed on Stars numbers.',
        },
      ],
      cta: { textMn: 'Цэнэглэх', textEn: 'Top up', link: '/pay/units' },
      updatedAt: '2026-01-20T03:00:00Z',
    },
  },
];
