import type { ServiceSeed } from './service-seed.ts';

export const familyServices: ServiceSeed[] = [
  {
    childId: 'stars',
    service: {
      id: 'svc-stars',
      categoryId: 'family',
      titleMn: 'Stars хүүхдийн багц',
      titleEn: 'Stars child package',
      leadMn: '18 хүртэлх насны хүүхдийн анхны дугаар. Зардал, контентыг эцэг эх удирдана.',
      leadEn: 'A first number for children under 18, with cost and content in parents’ hands.',
      bodyMn: `<p>Stars багц нь хүүхдийг холбоотой байлгахын зэрэгцээ аюулгүй байлгана. Дугаар эцэг эхийн нэр дээр бүртгэгдэж, хэрэглээг Тэнгэр аппын «Гэр бүл» цэснээс удирдана.</p>
<h2>Давуу тал</h2>
<ul><li>Эцэг эх рүүгээ үлдэгдэлгүй үед ч үнэгүй залгана</li><li>Боловсролын 40 сайт, аппын дата тооцогдохгүй</li><li>Насанд хүрэгчдийн контент анхнаасаа хаалттай</li><li>Хичээлийн цагаар датаг түр хаах хуваарьтай</li><li>Байршлыг зөвхөн эцэг эх, хүүхдийн мэдлэгтэйгээр харна</li></ul>
<h2>Бүртгүүлэх</h2>
<table><tr><th>Алхам</th><th>Хэрэгтэй зүйл</th></tr><tr><td>1. Эцэг эхийн баталгаажуулалт</td><td>ДАН</td></tr><tr><td>2. Хүүхдийн мэдээлэл</td><td>Хүүхдийн регистрийн дугаар</td></tr><tr><td>3. Хамаарал</td><td>Эцэг, эх, асран хамгаалагч</td></tr><tr><td>4. SIM</td><td>SIM картаа салбараас авна</td></tr></table>
<p>Хүүхэд 18 нас хүрэхэд дугаарыг өөрийнх нь нэр дээр төлбөргүй шилжүүлж, хүссэн багцыг нь санал болгоно. Нэг эцэг эх дөрөв хүртэл хүүхдийн дугаар бүртгүүлэх боломжтой. Гурав дахь хүүхдээс эхлэн сарын төлбөр 50 хувь хямдарна. <a href="/service/safe-internet">Аюулгүй интернэт</a> үйлчилгээ Stars багцад үнэгүй багтсан.</p>`,
      bodyEn: `<p>Stars keeps a child connected and safe. The number is registered to a parent, who manages it under Family in the Tenger app.</p>
<h2>What it offers</h2>
<ul><li>Free calls to the parents even with no balance</li><li>40 educational sites and apps use no data</li><li>Adult content is closed from the start</li><li>A schedule can pause data during lessons</li><li>Only parents see the location, and the child knows it</li></ul>
<h2>How to register</h2>
<table><tr><th>Step</th><th>What you need</th></tr><tr><td>1. Confirm the parent</td><td>Dan</td></tr><tr><td>2. The child’s details</td><td>The child’s register number</td></tr><tr><td>3. Relation</td><td>Father, mother or guardian</td></tr><tr><td>4. SIM</td><td>A SIM card, fetched from a branch</td></tr></table>
<p>At 18 the number moves to the child’s own name free of charge, with a choice of plans. One parent can register up to four children, and from the third child on the monthly fee is half. <a href="/service/safe-internet">Safe internet</a> is included in Stars at no charge.</p>`,
      image: '/pictures/service-stars.svg',
      plans: [
        {
          id: 'stars-mini',
          nameMn: 'Stars Мини',
          nameEn: 'Stars Mini',
          fee: 8900,
          dataMb: 3072,
          minutes: 150,
          sms: 50,
          termMonths: 0,
        },
        {
          id: 'stars-school',
          nameMn: 'Stars Сурагч',
          nameEn: 'Stars School',
          fee: 14900,
          dataMb: 8192,
          minutes: 400,
          sms: 100,
          termMonths: 0,
          highlight: true,
        },
        {
          id: 'stars-teen',
          nameMn: 'Stars Өсвөр',
          nameEn: 'Stars Teen',
          fee: 19900,
          dataMb: 20480,
          minutes: null,
          sms: 200,
          termMonths: 0,
        },
      ],
      faq: [
        {
          questionMn: 'Хэдэн наснаас авах вэ?',
          questionEn: 'From what age?',
          answerMn: 'Насны доод хязгаар байхгүй; ихэнх гэр бүл 6–7 наснаас авдаг.',
          answerEn: 'There is no lower limit; most families start at 6 or 7.',
        },
        {
          questionMn: 'Хүүхдийн цагтай ажиллах уу?',
          questionEn: 'Does it work in a child’s watch?',
          answerMn: 'Ажиллана. Stars Мини багц цагны хэрэглээнд тохиромжтой.',
          answerEn: 'Yes, and Stars Mini suits watches well.',
        },
        {
          questionMn: 'Одоогийн дугаарыг Stars болгож болох уу?',
          questionEn: 'Can an existing number become Stars?',
          answerMn: 'Эцэг эхийн нэр дээрх дугаарыг салбарт 10 минутад шилжүүлнэ.',
          answerEn: 'Yes, a number in the parent’s name is moved in 10 minutes at a branch.',
        },
        {
          questionMn: 'Хүүхэд өөрөө багцаа сольж чадах уу?',
          questionEn: 'Can the child change the package?',
          answerMn: 'Үгүй, зөвхөн эцэг эх ДАН-аар баталгаажуулж солино.',
          answerEn: 'No, only the parent can, confirmed with Dan.',
        },
      ],
      cta: { textMn: 'Stars захиалах', textEn: 'Order Stars', link: '/stars' },
      updatedAt: '2026-09-01T02:00:00Z',
    },
  },
  {
    childId: 'family-group',
    service: {
      id: 'svc-family-group',
      categoryId: 'family',
      titleMn: 'Гэр бүлийн бүлэг',
      titleEn: 'Family group',
      leadMn: 'Зургаа хүртэл дугаар нэг дата сангаас хуваалцаж, нэг төлбөр төлнө.',
      leadEn: 'Up to six numbers share one pool of data and one bill.',
      bodyMn: `<p>Гэр бүлийн гишүүн бүр тус тусын багц авах нь үргэлж хэмнэлттэй биш. Гэр бүлийн бүлэгт дата нэг санд орж, гишүүд хэрэгцээгээрээ хуваан хэрэглэнэ. Бүлгийн доторх яриа, мессеж хязгааргүй.</p>
<h2>Яаж ажиллах вэ?</h2>
<ul><li>Нэг хүн бүлгийн ахлагч болж, төлбөрийг хариуцна</li><li>Гишүүд мессежээр ирсэн урилгыг зөвшөөрч нэгдэнэ</li><li>Ахлагч хүн бүрд датаны дээд хязгаар тогтооно</li><li>Гишүүн гарахад дугаар нь өмнөх багцдаа буцна</li></ul>
<h2>Хэмнэлтийн жишээ</h2>
<table><tr><th>Сонголт</th><th>4 хүний сарын зардал</th></tr><tr><td>Тус бүрдээ Тэнгэр 29</td><td>116,000₮</td></tr><tr><td>Гэр бүл 100 ГБ</td><td>89,000₮</td></tr></table>
<p>Бүлэгт дараа төлбөрт дугаарууд болон <a href="/service/stars">Stars</a> хүүхдийн дугаар нэгдэж болно. Гэрийн интернэттэй хэрэглэгчид бүлгийн төлбөрөөс сард 10,000₮-ийн хөнгөлөлт эдэлнэ. Ахлагч гишүүдийн дуудлагын жагсаалт, мессежийг харахгүй, зөвхөн датаны нийт хэрэглээг харна. Бүлгийн багцыг сард нэг удаа томсгож, багасгаж болно. Шинээр нэгдсэн гишүүний дата мөн өдрөөс эхлэн тооцогдоно.</p>`,
      bodyEn: `<p>Separate plans for everyone are not always the cheapest. In a family group the data goes into one pool and everyone uses what they need. Calls and messages inside the group are unlimited.</p>
<h2>How it works</h2>
<ul><li>One person leads the group and pays the bill</li><li>Members join by accepting an invitation sent by text</li><li>The leader sets a data limit for each member</li><li>A member who leaves returns to the previous plan</li></ul>
<h2>What you save</h2>
<table><tr><th>Choice</th><th>Monthly cost for 4</th></tr><tr><td>Tenger 29 for each</td><td>116,000₮</td></tr><tr><td>Family 100 GB</td><td>89,000₮</td></tr></table>
<p>Postpaid numbers and <a href="/service/stars">Stars</a> child numbers can join. Families with our home internet get 10,000₮ off the group bill each month. The leader sees only total data use, never members’ calls or messages. The group’s package can grow or shrink once a month, and a new member shares the pool from the day of joining.</p>`,
      image: '/pictures/service-family.svg',
      plans: [
        {
          id: 'family-50',
          nameMn: 'Гэр бүл 50 ГБ',
          nameEn: 'Family 50 GB',
          fee: 59000,
          dataMb: 51200,
          minutes: 1500,
          sms: 500,
          termMonths: 0,
        },
        {
          id: 'family-100',
          nameMn: 'Гэр бүл 100 ГБ',
          nameEn: 'Family 100 GB',
          fee: 89000,
          dataMb: 102400,
          minutes: null,
          sms: 1000,
          termMonths: 0,
          highlight: true,
        },
        {
          id: 'family-200',
          nameMn: 'Гэр бүл 200 ГБ',
          nameEn: 'Family 200 GB',
          fee: 139000,
          dataMb: 204800,
          minutes: null,
          sms: null,
          termMonths: 0,
        },
      ],
      faq: [
        {
          questionMn: 'Өөр хаягт амьдардаг хүн нэгдэж болох уу?',
          questionEn: 'Can members live elsewhere?',
          answerMn: 'Болно. Аймагт байгаа эцэг эх, оюутан хүүхэд тань ч нэгдэнэ.',
          answerEn: 'Yes, including parents in an aimag or a student child.',
        },
        {
          questionMn: 'Дата дуусвал яах вэ?',
          questionEn: 'What if the pool runs out?',
          answerMn: 'Ахлагч нэмэлт дата авна, эсвэл бүгд 1 Мбит/с хурдаар үргэлжилнэ.',
          answerEn: 'The leader adds data, or everyone continues at 1 Mbps.',
        },
        {
          questionMn: 'Ахлагчийг солих боломжтой юу?',
          questionEn: 'Can the leader change?',
          answerMn: 'Төлбөрийн үлдэгдэлгүй үед аппаас шилжүүлнэ.',
          answerEn: 'Yes, in the app, once the bill is settled.',
        },
      ],
      cta: { textMn: 'Салбарт хандах', textEn: 'Visit a branch', link: '/service-branches' },
      updatedAt: '2026-07-22T03:00:00Z',
    },
  },
  {
    childId: 'safe-internet',
    service: {
      id: 'svc-safe-internet',
      categoryId: 'family',
      titleMn: 'Аюулгүй интернэт',
      titleEn: 'Safe internet',
      leadMn: 'Хортой сайт, хуурамч хуудас, насанд үл нийцэх контентыг сүлжээний түвшинд шүүнэ.',
      leadEn: 'Harmful sites, fake pages and unsuitable content filtered in the network.',
      bodyMn: `<p>Аюулгүй интернэт нь утсан дээр апп суулгахгүйгээр, манай сүлжээнд шүүлт хийдэг. Тиймээс хүүхэд апп устгаж тойрох боломжгүй, утас удаашрахгүй. Гэрийн интернэтэд холбовол гэр доторх бүх төхөөрөмж хамрагдана.</p>
<h2>Шүүлтийн түвшин</h2>
<table><tr><th>Түвшин</th><th>Хаах зүйл</th></tr><tr><td>Үндсэн</td><td>Вирус, фишинг, залилангийн хуудас</td></tr><tr><td>Өсвөр нас</td><td>Дээрхээс гадна мөрийтэй тоглоом, насанд хүрэгчдийн контент</td></tr><tr><td>Бага нас</td><td>Зөвшөөрөгдсөн жагсаалтаас бусад бүх хуудас</td></tr></table>
<h2>Эцэг эхийн боломж</h2>
<ul><li>Унтах, хичээлийн цагаар интернэтийг түр зогсооно</li><li>Сайт нэмж хаах, нээхийг аппаас шийднэ</li><li>Хүүхэд нээлгэх хүсэлт илгээж, та нэг товчоор хариулна</li><li>Долоо хоног бүр тойм тайлан авна</li></ul>
<p>Бид хүүхдийн мессеж, зургийг уншиж, хадгалдаггүй. Зөвхөн сайтын хаягийг шүүлтийн жагсаалттай тулгах бөгөөд түүхийг 14 хоногийн дараа устгана. Дэлгэрэнгүйг <a href="/digital-consent">мэдээлэл боловсруулах зөвшөөрлөөс</a> үзнэ үү. Ямар ч шүүлт төгс биш тул хүүхэдтэйгээ ил тод ярилцахыг зөвлөж байна.</p><p>Бид таны саналыг талархан хүлээж авна.</p>`,
      bodyEn: `<p>Safe internet filters in our network, with no app on the phone. A child cannot get round it by deleting something and the phone does not slow down. On home internet it covers every device in the house.</p>
<h2>Levels</h2>
<table><tr><th>Level</th><th>What it blocks</th></tr><tr><td>Basic</td><td>Viruses, phishing and scam pages</td></tr><tr><td>Teen</td><td>The above plus gambling and adult content</td></tr><tr><td>Child</td><td>Everything outside an approved list</td></tr></table>
<h2>What parents can do</h2>
<ul><li>Pause the internet at bedtime or during lessons</li><li>Block or open single sites in the app</li><li>Answer a child’s request to open a site with one tap</li><li>Receive a short report every week</li></ul>
<p>We do not read or keep children’s messages or pictures. Only site addresses are compared with the filter list, and the history is erased after 14 days; see our <a href="/digital-consent">digital consent</a>. No filter is perfect, so do talk openly with your child as well.</p><p>We welcome your suggestions.</p>`,
      image: '/pictures/service-safe.svg',
      plans: [
        {
          id: 'safe-number',
          nameMn: 'Нэг дугаар',
          nameEn: 'One number',
          fee: 2900,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 0,
        },
        {
          id: 'safe-home',
          nameMn: 'Гэрийн интернэт',
          nameEn: 'Home internet',
          fee: 5900,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 0,
          highlight: true,
        },
      ],
      faq: [
        {
          questionMn: 'Өөр Wi-Fi-д холбогдвол шүүх үү?',
          questionEn: 'Does it filter on other Wi-Fi?',
          answerMn: 'Үгүй, зөвхөн манай үүрэн болон гэрийн сүлжээнд ажиллана.',
          answerEn: 'No, only on our mobile and home networks.',
        },
        {
          questionMn: 'Зөв сайт хаагдсан бол?',
          questionEn: 'What if a good site is blocked?',
          answerMn: 'Аппаас нээж, «буруу ангилсан» гэж мэдэгдвэл 24 цагт хянана.',
          answerEn: 'Open it in the app and report it; we review within 24 hours.',
        },
        {
          questionMn: 'Насанд хүрсэн хүн ашиглаж болох уу?',
          questionEn: 'Can adults use it?',
          answerMn: 'Болно, үндсэн түвшин ахмадуудад ялангуяа хэрэгтэй.',
          answerEn: 'Yes, the basic level is especially useful for older people.',
        },
      ],
      cta: { textMn: 'Stars багцтай танилцах', textEn: 'Meet Stars', link: '/service/stars' },
      updatedAt: '2026-06-01T02:00:00Z',
    },
  },
];
