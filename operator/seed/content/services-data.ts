import type { ServiceSeed } from './service-seed.ts';

export const dataServices: ServiceSeed[] = [
  {
    childId: 'data-packs',
    service: {
      id: 'svc-data-packs',
      categoryId: 'data',
      titleMn: 'Дата багцууд',
      titleEn: 'Data packs',
      leadMn: '1,000₮-өөс 50,000₮ хүртэл: нэг өдрийнхөөс бүтэн сарынх хүртэл.',
      leadEn: 'From 1,000₮ to 50,000₮, for a day or for a whole month.',
      bodyMn: `<p>Дата багцыг урьдчилсан болон дараа төлбөрт бүх дугаарт авч болно. Багц худалдаж авмагц шууд идэвхжиж, хугацаа нь минут хүртэл нарийвчлан тооцогдоно: өнөөдөр 15:20-д авсан өдрийн багц маргааш 15:20 хүртэл үйлчилнэ.</p>
<h2>Хэдэн гигабайт хэрэгтэй вэ?</h2>
<table><tr><th>Үйлдэл</th><th>1 цагийн хэрэглээ</th></tr><tr><td>Сошиал сүлжээ үзэх</td><td>150–300 МБ</td></tr><tr><td>Хөгжим сонсох</td><td>60–120 МБ</td></tr><tr><td>HD видео үзэх</td><td>1.5–3 ГБ</td></tr><tr><td>Видео дуудлага</td><td>500–900 МБ</td></tr></table>
<h2>Онцлог</h2>
<ul><li>5G хурд нэмэлт төлбөргүй</li><li>Хотспот ашиглаж бусад төхөөрөмжтэй хуваалцана</li><li>80 болон 100 хувь зарцуулахад мессежээр мэдэгдэнэ</li><li>Дараагийн багцаа урьдчилан авч дараалалд оруулна</li></ul>
<h2>Захиалах</h2>
<p><strong>*555#</strong> залгах, Тэнгэр апп ашиглах, эсвэл <a href="/shop">онлайн дэлгүүрээс</a> дата карт авч хүссэн хүндээ бэлэглээрэй. Дата карт 1 жил хүчинтэй бөгөөд бэлэглэсэн хүн тань тохиромжтой үедээ идэвхжүүлнэ. Гадаадад хэрэглэх бол <a href="/service/roaming-data">роумингийн дата багц</a> хэрэгтэйг анхаарна уу.</p><p>Багц сонгоход эргэлзвэл аппын хэрэглээний график танд тусална.</p>`,
      bodyEn: `<p>Data packs work on every prepaid and postpaid number. A pack starts as soon as you buy it and its time is counted to the minute: a day pack bought at 15:20 today lasts until 15:20 tomorrow.</p>
<h2>How many gigabytes do you need?</h2>
<table><tr><th>Activity</th><th>Used per hour</th></tr><tr><td>Social networks</td><td>150–300 MB</td></tr><tr><td>Music</td><td>60–120 MB</td></tr><tr><td>HD video</td><td>1.5–3 GB</td></tr><tr><td>Video calls</td><td>500–900 MB</td></tr></table>
<h2>What you get</h2>
<ul><li>5G speed at no extra charge</li><li>Hotspot sharing with your other devices</li><li>A message at 80 and 100 per cent of use</li><li>The next pack can be bought early and queued</li></ul>
<h2>How to order</h2>
<p>Dial <strong>*555#</strong>, use the Tenger app, or buy a data card in the <a href="/shop">online shop</a> as a gift. A data card is valid for a year and starts when the other person chooses. For use abroad you need a <a href="/service/roaming-data">roaming data pack</a>.</p><p>Not sure? The usage chart in the app helps you choose.</p>`,
      image: '/pictures/service-data.svg',
      plans: [
        {
          id: 'data-day',
          nameMn: '1 ГБ, 1 өдөр',
          nameEn: '1 GB for a day',
          fee: 1000,
          dataMb: 1024,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'data-week',
          nameMn: '5 ГБ, 7 хоног',
          nameEn: '5 GB for a week',
          fee: 5000,
          dataMb: 5120,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'data-month-15',
          nameMn: '15 ГБ, 1 сар',
          nameEn: '15 GB for a month',
          fee: 12000,
          dataMb: 15360,
          minutes: 0,
          sms: 0,
          termMonths: 0,
          highlight: true,
        },
        {
          id: 'data-month-40',
          nameMn: '40 ГБ, 1 сар',
          nameEn: '40 GB for a month',
          fee: 25000,
          dataMb: 40960,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'data-month-max',
          nameMn: 'Хязгааргүй дата, 1 сар',
          nameEn: 'Unlimited for a month',
          fee: 50000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
      ],
      faq: [
        {
          questionMn: 'Хязгааргүй багцад хурдны хязгаар бий юу?',
          questionEn: 'Is the unlimited pack slowed down?',
          answerMn: '150 ГБ хүртэл бүрэн хурдтай, түүнээс дээш 5 Мбит/с хурдаар үргэлжилнэ.',
          answerEn: 'You have full speed for 150 GB, then 5 Mbps until the month ends.',
        },
        {
          questionMn: 'Үлдсэн дата шилжих үү?',
          questionEn: 'Does unused data carry over?',
          answerMn: 'Хугацаа дуусахаас өмнө ижил буюу түүнээс том багц авбал үлдэгдэл нэмэгдэнэ.',
          answerEn: 'Yes, if you buy the same or a larger pack before the old one ends.',
        },
        {
          questionMn: 'Багцаа буцааж болох уу?',
          questionEn: 'Can I return a pack?',
          answerMn: 'Хэрэглэж эхлээгүй багцыг 24 цагийн дотор 2222-оор цуцална.',
          answerEn: 'An unused pack can be cancelled through 2222 within 24 hours.',
        },
      ],
      cta: { textMn: 'Дата багц авах', textEn: 'Buy a data pack', link: '/pay/data' },
      updatedAt: '2026-11-05T02:00:00Z',
    },
  },
  {
    childId: 'wifi-card',
    service: {
      id: 'svc-wifi-card',
      categoryId: 'data',
      titleMn: 'Wi-Fi карт',
      titleEn: 'Wi-Fi card',
      leadMn: 'Кафе, нисэх буудал, их сургууль, галт тэрэгний буудлын 640 цэгт холбогдоно.',
      leadEn: 'Connect at 640 spots in cafés, airports, universities and stations.',
      bodyMn: `<p>Wi-Fi карт нь Тэнгэр Мобайлын дугааргүй хүн ч ашиглаж болох интернэтийн эрх юм. Зөөврийн компьютер, таблетаар ажиллах, эсвэл утасныхаа датаг хэмнэхэд тохиромжтой. Картыг хэвлэмэл болон цахим хэлбэрээр борлуулдаг.</p>
<h2>Холбогдох дараалал</h2>
<ul><li>Төхөөрөмжөөсөө <strong>Tenger WiFi</strong> сүлжээг сонгоно</li><li>Нээгдэх хуудсанд картын 12 оронтой кодыг оруулна</li><li>Нэг код дээр хоёр хүртэл төхөөрөмж зэрэг холбогдоно</li><li>Гарахдаа «Зогсоох» товчийг дарвал үлдсэн цаг хадгалагдана</li></ul>
<h2>Сүлжээ хаана байдаг вэ?</h2>
<table><tr><th>Байршил</th><th>Цэгийн тоо</th></tr><tr><td>Улаанбаатар хот</td><td>480</td></tr><tr><td>Аймгийн төвүүд</td><td>126</td></tr><tr><td>Нисэх буудал, төмөр замын өртөө</td><td>34</td></tr></table>
<p>Цэг бүрд 100 Мбит/с хүртэл хурдтай. Картын хугацаа зөвхөн холбогдсон үед тоологдох бөгөөд худалдаж авснаас хойш 6 сарын дотор ашиглана. Нийтийн сүлжээгээр банкны гүйлгээ хийхдээ заавал шифрлэгдсэн (https) хуудас, албан ёсны апп ашиглахыг зөвлөж байна.</p>
<p>Тэнгэр 69, Тэнгэр 99 багцын хэрэглэгчид бүх цэгт төлбөргүй холбогдоно.</p>`,
      bodyEn: `<p>A Wi-Fi card gives internet access even to people without a Tenger number. It is handy for working on a laptop or tablet, or for saving your phone’s data. Cards are sold printed and digital.</p>
<h2>How to connect</h2>
<ul><li>Choose the <strong>Tenger WiFi</strong> network on your device</li><li>Enter the 12-digit code of the card on the page that opens</li><li>Two devices can use one code at the same time</li><li>Press Stop when you leave and the remaining time is kept</li></ul>
<h2>Where it works</h2>
<table><tr><th>Place</th><th>Spots</th></tr><tr><td>Ulaanbaatar</td><td>480</td></tr><tr><td>Aimag centres</td><td>126</td></tr><tr><td>Airports and railway stations</td><td>34</td></tr></table>
<p>Every spot offers up to 100 Mbps. Time counts only while you are connected, and a card must be used within 6 months of purchase. On any public network, bank only through encrypted (https) pages and official apps.</p>
<p>Tenger 69 and Tenger 99 customers connect at every spot free of charge.</p>`,
      image: '/pictures/service-wifi.svg',
      plans: [
        {
          id: 'wifi-3h',
          nameMn: 'Wi-Fi 3 цаг',
          nameEn: 'Wi-Fi for 3 hours',
          fee: 1000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'wifi-24h',
          nameMn: 'Wi-Fi 24 цаг',
          nameEn: 'Wi-Fi for 24 hours',
          fee: 3000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 0,
          highlight: true,
        },
        {
          id: 'wifi-30d',
          nameMn: 'Wi-Fi 30 хоног',
          nameEn: 'Wi-Fi for 30 days',
          fee: 15000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
      ],
      faq: [
        {
          questionMn: 'Код уншигдахгүй бол?',
          questionEn: 'What if the code is unreadable?',
          answerMn: 'Картын ард байх серийн дугаарыг 2222-т хэлж шинэ код авна.',
          answerEn: 'Give the serial number on the back to 2222 and we send a new code.',
        },
        {
          questionMn: 'Цахим карт хэзээ ирэх вэ?',
          questionEn: 'When does a digital card arrive?',
          answerMn: 'Төлбөр баталгаажмагц мессеж болон и-мэйлээр ирнэ.',
          answerEn: 'By text and email as soon as the payment is confirmed.',
        },
        {
          questionMn: 'Гадаадын иргэн авч болох уу?',
          questionEn: 'Can foreign visitors buy one?',
          answerMn: 'Болно, бүртгэл шаардахгүй.',
          answerEn: 'Yes, no registration is required.',
        },
      ],
      cta: { textMn: 'Wi-Fi карт авах', textEn: 'Buy a Wi-Fi card', link: '/pay/wifi' },
      updatedAt: '2026-06-19T03:00:00Z',
    },
  },
  {
    childId: 'five-g',
    service: {
      id: 'svc-five-g',
      categoryId: 'data',
      titleMn: '5G үйлчилгээ',
      titleEn: '5G service',
      leadMn: 'Улаанбаатарын 9 дүүрэг, 17 аймгийн төвд 1 Гбит/с хүртэл хурдтай.',
      leadEn: 'Up to 1 Gbps in all 9 districts of Ulaanbaatar and 17 aimag centres.',
      bodyMn: `<p>5G бол өндөр хурд, бага хоцрогдолтой үүрэн холбооны шинэ үе юм. Манай 5G сүлжээ хамрах хүрээндээ бүх багц, бүх хэрэглэгчид <strong>нэмэлт төлбөргүй</strong> нээлттэй. Та зөвхөн 5G дэмждэг утас, USIM эсвэл eSIM-тэй байхад хангалттай.</p>
<h2>Юу өөрчлөгдөх вэ?</h2>
<table><tr><th>Үйлдэл</th><th>4G</th><th>5G</th></tr><tr><td>2 ГБ кино татах</td><td>4 минут</td><td>25 секунд</td></tr><tr><td>Тоглоомын хоцрогдол</td><td>45 мс</td><td>15 мс</td></tr><tr><td>Олон хүнтэй талбай дахь хурд</td><td>буурна</td><td>тогтвортой</td></tr></table>
<h2>Хэрхэн ашиглах вэ?</h2>
<ul><li>Утасныхаа тохиргооноос «5G авто» горимыг сонгоно</li><li>2018 оноос өмнөх SIM-ээ <a href="/simRecovery">шинэ SIM-ээр</a> төлбөргүй солиулна</li><li>Дэлгэцийн дээд хэсэгт 5G тэмдэг гарна</li></ul>
<h2>Хамрах хүрээ</h2>
<p>2026 оны 11 дүгээр сарын байдлаар 1,240 станц ажиллаж байна. Дархан, Эрдэнэт, Чойбалсан, Ховд, Өлгий, Даланзадгад зэрэг 17 аймгийн төв холбогдсон. Үлдсэн аймгийн төвүүдийг 2027 оны дунд гэхэд холбоно. Хороо, сумаар <a href="/coverage">сүлжээний газрын зургаас</a> шалгаарай.</p>`,
      bodyEn: `<p>5G is the new generation of mobile networks: high speed and very little delay. Inside its coverage our 5G is open to every plan and every customer <strong>at no extra charge</strong>. All you need is a 5G phone and a USIM or eSIM.</p>
<h2>What changes</h2>
<table><tr><th>Activity</th><th>4G</th><th>5G</th></tr><tr><td>Downloading a 2 GB film</td><td>4 minutes</td><td>25 seconds</td></tr><tr><td>Delay in games</td><td>45 ms</td><td>15 ms</td></tr><tr><td>Speed in a crowded square</td><td>drops</td><td>steady</td></tr></table>
<h2>How to use it</h2>
<ul><li>Choose “5G auto” in your phone’s settings</li><li>A SIM made before 2018 is <a href="/simRecovery">replaced with a new one</a> free of charge</li><li>The 5G sign appears at the top of the screen</li></ul>
<h2>Coverage</h2>
<p>In November 2026 the network has 1,240 sites. Seventeen aimag centres are connected, among them Darkhan, Erdenet, Choibalsan, Khovd, Ulgii and Dalanzadgad; the rest follow by mid-2027. Check your khoroo or sum on the <a href="/coverage">coverage map</a>.</p>`,
      image: '/pictures/service-five.svg',
      plans: [],
      faq: [
        {
          questionMn: '5G батарей илүү иддэг үү?',
          questionEn: 'Does 5G drain the battery?',
          answerMn:
            'Хэт сул дохиотой газар бага зэрэг нэмэгдэнэ. «5G авто» горимд утас шаардлагатай үедээ л 5G-д шилждэг.',
          answerEn:
            'A little, where the signal is weak. In “5G auto” the phone uses 5G only when needed.',
        },
        {
          questionMn: 'Миний утас дэмжих үү?',
          questionEn: 'Does my phone support it?',
          answerMn: '*#06# залгаж IMEI дугаараа аваад 2222 руу мессежээр илгээвэл хариу өгнө.',
          answerEn: 'Dial *#06#, text the IMEI to 2222 and we reply.',
        },
        {
          questionMn: '5G-ээр дуудлага хийх үү?',
          questionEn: 'Do calls go over 5G?',
          answerMn: 'Дуудлага VoLTE-ээр дамжих тул чанар өндөр, холболт 2 секундээс бага.',
          answerEn: 'Calls use VoLTE: clear sound, connected in under 2 seconds.',
        },
      ],
      cta: { textMn: '5G утас үзэх', textEn: 'See 5G phones', link: '/shop' },
      updatedAt: '2026-11-10T02:00:00Z',
    },
  },
];
