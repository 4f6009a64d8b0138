import type { ServiceSeed } from './service-seed.ts';

export const businessServices: ServiceSeed[] = [
  {
    childId: 'business-mobile',
    service: {
      id: 'svc-business-mobile',
      categoryId: 'business',
      titleMn: 'Байгууллагын багц',
      titleEn: 'Business mobile',
      leadMn: 'Таван дугаараас эхлэн нэг гэрээ, нэг нэхэмжлэх, хувийн менежер.',
      leadEn: 'From five numbers: one contract, one invoice, your own manager.',
      bodyMn: `<p>Гэр бүлийн кофе шопоос эхлээд мянган ажилтантай үйлдвэр хүртэл бүх байгууллагад тохирох багц. Дугаар бүрийн хэрэглээг байгууллагын порталаас хянаж, зардлын хязгаар тогтооно.</p>
<h2>Дугаарын тоогоор хөнгөлнө</h2>
<table><tr><th>Дугаарын тоо</th><th>Хөнгөлөлт</th></tr><tr><td>5–19</td><td>5%</td></tr><tr><td>20–99</td><td>10%</td></tr><tr><td>100–499</td><td>15%</td></tr><tr><td>500-аас дээш</td><td>Тусгай санал</td></tr></table>
<h2>Дагалдах үйлчилгээ</h2>
<ul><li>Байгууллагын доторх яриа хязгааргүй</li><li>Ажилтан гарах, орох үед дугаарыг порталаас шууд шилжүүлнэ</li><li>Бүх дугаарын дата нэг санд орно</li><li>НӨАТ-ын баримтыг eBarimt системд автоматаар илгээнэ</li><li>Ажлын цагийн бус дуудлагад тусгай дүрэм тавина</li></ul>
<h2>Гэрээ байгуулах</h2>
<p>Улсын бүртгэлийн гэрчилгээ, албан бичиг, эрх бүхий хүний иргэний үнэмлэхтэй хандана. Менежер ажлын нэг өдөрт санал ирүүлж, одоо ашиглаж буй дугааруудыг тань тасалдалгүй шилжүүлнэ. Утас, төхөөрөмжийг албан бичгийн үндсэн дээр лизингээр нийлүүлнэ. Дэлгэрэнгүйг <a href="https://business.tenger.example/">байгууллагын сайтаас</a> үзнэ үү.</p><p>Нэг сарын туршилтын хугацаанд сэтгэл хангалуун бус бол гэрээг торгуульгүй цуцлах боломжтой. Байгууллагын лавлах утас 2222, дотуур 3.</p>`,
      bodyEn: `<p>For every organisation, from a family coffee shop to a plant with a thousand people. Watch the use of each number in the business portal and set spending limits.</p>
<h2>The more numbers, the lower the fee</h2>
<table><tr><th>Numbers</th><th>Discount</th></tr><tr><td>5–19</td><td>5%</td></tr><tr><td>20–99</td><td>10%</td></tr><tr><td>100–499</td><td>15%</td></tr><tr><td>500 and more</td><td>Individual offer</td></tr></table>
<h2>What comes with it</h2>
<ul><li>Unlimited calls inside the organisation</li><li>Numbers are reassigned in the portal when people join or leave</li><li>All data in one pool</li><li>VAT receipts sent to eBarimt automatically</li><li>Special rules for calls outside working hours</li></ul>
<h2>Signing up</h2>
<p>Bring the state registration certificate, an official letter and the ID of an authorised person. A manager answers with an offer within one business day and moves the numbers you already use without interruption. Devices can be leased on the strength of an official letter. More on the <a href="https://business.tenger.example/">business site</a>.</p><p>In the first month you may end the contract without a penalty. Business line: 2222, then 3.</p>`,
      image: '/pictures/service-business.svg',
      plans: [
        {
          id: 'biz-start',
          nameMn: 'Бизнес Эхлэл',
          nameEn: 'Business Start',
          fee: 22000,
          dataMb: 10240,
          minutes: 500,
          sms: 200,
          termMonths: 12,
        },
        {
          id: 'biz-team',
          nameMn: 'Бизнес Баг',
          nameEn: 'Business Team',
          fee: 38000,
          dataMb: 30720,
          minutes: null,
          sms: 500,
          termMonths: 12,
          highlight: true,
        },
        {
          id: 'biz-lead',
          nameMn: 'Бизнес Удирдлага',
          nameEn: 'Business Lead',
          fee: 89000,
          dataMb: null,
          minutes: null,
          sms: null,
          termMonths: 12,
        },
      ],
      faq: [
        {
          questionMn: 'Ажилтны хувийн дугаарыг оруулж болох уу?',
          questionEn: 'Can employees bring their own numbers?',
          answerMn: 'Эзэмшигчийн зөвшөөрлөөр байгууллагын гэрээнд шилжүүлнэ.',
          answerEn: 'Yes, with the owner’s consent.',
        },
        {
          questionMn: 'Хугацаанаас өмнө цуцалбал?',
          questionEn: 'What if we leave early?',
          answerMn: 'Үлдсэн хугацааны хөнгөлсөн дүнг буцаан төлнө.',
          answerEn: 'The discount of the remaining term is paid back.',
        },
        {
          questionMn: 'Нэхэмжлэх хэзээ гарах вэ?',
          questionEn: 'When is the invoice issued?',
          answerMn: 'Сар бүрийн 2-нд и-мэйл, порталаар илгээнэ.',
          answerEn: 'On the 2nd of each month, by email and in the portal.',
        },
      ],
      cta: {
        textMn: 'Байгууллагын сайт',
        textEn: 'Business site',
        link: 'https://business.tenger.example/',
      },
      updatedAt: '2026-09-09T03:00:00Z',
    },
  },
  {
    childId: 'iot-m2m',
    service: {
      id: 'svc-iot-m2m',
      categoryId: 'business',
      titleMn: 'IoT ба M2M холболт',
      titleEn: 'IoT and M2M',
      leadMn: 'Касс, тоолуур, GPS, камер, мал хянах төхөөрөмжийг нэг порталаас удирдана.',
      leadEn: 'Tills, meters, GPS, cameras and livestock trackers in one portal.',
      bodyMn: `<p>Төхөөрөмжүүдийн хооронд мэдээлэл дамжуулах тусгай SIM, eSIM болон удирдлагын портал. NB-IoT, LTE-M технологи нь батарейг 5–10 жил хүргэж, зоорь, худаг зэрэг дохио сул газарт ч ажиллана.</p>
<h2>Хаана ашигладаг вэ?</h2>
<ul><li>Төлбөрийн терминал, киоск, кассын машин</li><li>Ус, дулаан, цахилгааны ухаалаг тоолуур</li><li>Ачаа тээвэр, автобусны байршил хянах</li><li>Адуу, тэмээний GPS хүзүүвч, худгийн усны түвшин</li><li>Агаарын чанарын мэдрэгч</li></ul>
<h2>Удирдлагын портал</h2>
<table><tr><th>Боломж</th><th>Тайлбар</th></tr><tr><td>Хяналт</td><td>SIM бүрийн төлөв, хэрэглээ бодит цагт</td></tr><tr><td>Дүрэм</td><td>Хэтэрсэн хэрэглээ, байршил өөрчлөгдвөл мэдэгдэнэ</td></tr><tr><td>API</td><td>Таны системтэй шууд холбогдоно</td></tr><tr><td>Хувийн APN</td><td>Төхөөрөмж нийтийн интернэтэд гарахгүй</td></tr></table>
<p>Туршилтын иж бүрдэлд 10 SIM, гурван сарын эрх, инженерийн зөвлөгөө багтсан бөгөөд туршилт амжилттай бол үндсэн гэрээнд шилжинэ. Тоног төхөөрөмж нийлүүлэгчдэд <a href="/cooperation">хамтран ажиллах</a> тусгай нөхцөл санал болгодог.</p><p>Шийдлийн инженерүүд таны төхөөрөмжийг сүлжээнд нийцэх эсэхийг үнэгүй шалгаж, тохирох антен, багцыг зөвлөнө.</p>`,
      bodyEn: `<p>Special SIMs and eSIMs for devices that talk to each other, with a portal to manage them. NB-IoT and LTE-M let a battery last 5–10 years and reach cellars and wells where the signal is weak.</p>
<h2>Where it is used</h2>
<ul><li>Payment terminals, kiosks and tills</li><li>Smart meters for water, heat and electricity</li><li>Tracking of freight and buses</li><li>GPS collars for horses and camels, water levels in wells</li><li>Air-quality sensors</li></ul>
<h2>The portal</h2>
<table><tr><th>Feature</th><th>What it does</th></tr><tr><td>Monitoring</td><td>State and use of every SIM in real time</td></tr><tr><td>Rules</td><td>Alerts on excess use or a changed location</td></tr><tr><td>API</td><td>Connects directly to your systems</td></tr><tr><td>Private APN</td><td>Devices stay off the public internet</td></tr></table>
<p>The trial kit has 10 SIMs, three months of service and advice from an engineer; when the trial succeeds it becomes a regular contract. Equipment suppliers can ask for special terms under <a href="/cooperation">Work with us</a>.</p><p>Our engineers check free of charge whether your device suits the network and advise on antennas and packages.</p>`,
      image: '/pictures/service-machines.svg',
      plans: [
        {
          id: 'iot-10',
          nameMn: 'IoT 10 МБ',
          nameEn: 'IoT 10 MB',
          fee: 1500,
          dataMb: 10,
          minutes: 0,
          sms: 10,
          termMonths: 12,
        },
        {
          id: 'iot-100',
          nameMn: 'IoT 100 МБ',
          nameEn: 'IoT 100 MB',
          fee: 3300,
          dataMb: 100,
          minutes: 0,
          sms: 20,
          termMonths: 12,
          highlight: true,
        },
        {
          id: 'iot-5000',
          nameMn: 'IoT Камер 5 ГБ',
          nameEn: 'IoT Camera 5 GB',
          fee: 9900,
          dataMb: 5120,
          minutes: 0,
          sms: 0,
          termMonths: 12,
        },
      ],
      faq: [
        {
          questionMn: 'Хувь хүн авч болох уу?',
          questionEn: 'Can individuals buy it?',
          answerMn: 'Мал хянах төхөөрөмжийн IoT багцыг малчин иргэн салбараас авна.',
          answerEn: 'Herders can buy the livestock package at a branch.',
        },
        {
          questionMn: 'SIM хэр хүйтэнд тэсэх вэ?',
          questionEn: 'How much cold does the SIM stand?',
          answerMn: 'Үйлдвэрийн зэрэглэлийн SIM −40-өөс +105 °C-д ажиллана.',
          answerEn: 'The industrial SIM works from −40 to +105 °C.',
        },
        {
          questionMn: 'Гадаадад ажиллах уу?',
          questionEn: 'Does it work abroad?',
          answerMn: 'Хятад, Орос, Казахстанд тээврийн багцаар ажиллана.',
          answerEn: 'Yes, in China, Russia and Kazakhstan with the transport package.',
        },
      ],
      cta: { textMn: 'Хамтран ажиллах', textEn: 'Work with us', link: '/cooperation' },
      updatedAt: '2026-05-21T03:00:00Z',
    },
  },
];
