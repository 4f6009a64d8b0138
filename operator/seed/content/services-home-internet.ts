import type { ServiceSeed } from './service-seed.ts';

export const homeInternetServices: ServiceSeed[] = [
  {
    childId: 'home-fiber',
    service: {
      id: 'svc-home-fiber',
      categoryId: 'home-internet',
      titleMn: 'Шилэн кабелийн интернэт',
      titleEn: 'Fibre internet',
      leadMn: 'Гэртээ 1 Гбит/с хүртэл хурд, Wi-Fi 6 чиглүүлэгч дагалдана.',
      leadEn: 'Up to 1 Gbps at home with a Wi-Fi 6 router included.',
      bodyMn: `<p>Шилэн кабелийг орон сууцны хаалга хүртэл татаж, татах, илгээх хурдыг ижил өгдөг. Гэр бүлээрээ зэрэг кино үзэж, хичээллэж, тоглосон ч хурд буурахгүй.</p>
<h2>Холболтын дараалал</h2>
<ul><li>Хаягаа шалгуулна: холбогдсон, төлөвлөгдсөн, эсвэл боломжгүй гэсэн хариу шууд гарна</li><li>Багц болон суурилуулах өдрөө сонгоно</li><li>Инженер 1–3 ажлын өдөрт очиж 2 цагт суурилуулна</li><li>Чиглүүлэгчийн нэр, нууц үгийг аппаас өөрөө солино</li></ul>
<h2>Үнэд багтсан</h2>
<table><tr><th>Зүйл</th><th>Нөхцөл</th></tr><tr><td>Суурилуулалт</td><td>12 сарын гэрээнд үнэгүй, гэрээгүй бол 60,000₮</td></tr><tr><td>Wi-Fi 6 чиглүүлэгч</td><td>Гэрээний хугацаанд үнэгүй ашиглана</td></tr><tr><td>Тэнгэр ТВ</td><td>Гэр 300-аас дээш багцад 120 суваг</td></tr><tr><td>Техникийн дуудлага</td><td>Үнэгүй, 24 цагийн дотор</td></tr></table>
<h2>Нүүвэл яах вэ?</h2>
<p>Шинэ хаяг сүлжээнд холбогдсон бол жилд нэг удаа үнэгүй шилжүүлнэ. Холбогдоогүй хаягт <a href="/service/home-5g">утасгүй 5G гэр</a> болгон сольж, гэрээг торгуульгүй үргэлжлүүлнэ. Удаан хугацаагаар эзгүй байх бол үйлчилгээг жилд 60 хүртэл хоног түр зогсоож болно.</p>`,
      bodyEn: `<p>We bring fibre right to the door and give the same speed down and up. The whole family can stream, study and play together without slowing each other down.</p>
<h2>How to get connected</h2>
<ul><li>Check your address: connected, planned or not available, answered at once</li><li>Choose a package and an installation day</li><li>An engineer comes within 1–3 business days and needs about 2 hours</li><li>Change the Wi-Fi name and password yourself in the app</li></ul>
<h2>What the price includes</h2>
<table><tr><th>Item</th><th>Terms</th></tr><tr><td>Installation</td><td>Free with a 12-month contract, otherwise 60,000₮</td></tr><tr><td>Wi-Fi 6 router</td><td>Free to use while you are a customer</td></tr><tr><td>Tenger TV</td><td>120 channels from Home 300 up</td></tr><tr><td>Technical visit</td><td>Free, within 24 hours</td></tr></table>
<h2>If you move</h2>
<p>We move the line once a year free of charge when the new address is connected. Where it is not, we switch you to <a href="/service/home-5g">5G home wireless</a> and the contract goes on without a penalty. If you are away for long, the service can pause for up to 60 days a year.</p>`,
      image: '/pictures/service-fibre.svg',
      plans: [
        {
          id: 'fiber-100',
          nameMn: 'Гэр 100 Мбит/с',
          nameEn: 'Home 100 Mbps',
          fee: 45000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 12,
        },
        {
          id: 'fiber-300',
          nameMn: 'Гэр 300 Мбит/с',
          nameEn: 'Home 300 Mbps',
          fee: 65000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 12,
          highlight: true,
        },
        {
          id: 'fiber-500',
          nameMn: 'Гэр 500 Мбит/с',
          nameEn: 'Home 500 Mbps',
          fee: 85000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 12,
        },
        {
          id: 'fiber-1000',
          nameMn: 'Гэр 1 Гбит/с',
          nameEn: 'Home 1 Gbps',
          fee: 120000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 12,
        },
      ],
      faq: [
        {
          questionMn: 'Wi-Fi өрөөнүүдэд хүрэхгүй бол?',
          questionEn: 'What if Wi-Fi does not reach every room?',
          answerMn: 'Нэмэлт mesh төхөөрөмжийг сард 5,000₮-өөр түрээслэнэ.',
          answerEn: 'Rent an extra mesh unit for 5,000₮ a month.',
        },
        {
          questionMn: 'Гэр хороололд боломжтой юу?',
          questionEn: 'Is it available in ger districts?',
          answerMn: 'Зарим хороонд шилэн кабель орсон, бусад газарт утасгүй 5G гэр санал болгоно.',
          answerEn: 'Fibre has reached some khoroos; elsewhere we offer 5G home wireless.',
        },
        {
          questionMn: 'Суурин IP хаяг авч болох уу?',
          questionEn: 'Can I have a static IP?',
          answerMn: 'Сард 11,000₮ нэмж авна.',
          answerEn: 'Yes, for 11,000₮ a month.',
        },
        {
          questionMn: 'Гэрээ цуцалбал?',
          questionEn: 'What if I cancel early?',
          answerMn: 'Үлдсэн сар тутамд 5,000₮-ийн суурилуулалтын зардал төлнө.',
          answerEn: 'You pay 5,000₮ of installation cost for each month left.',
        },
      ],
      cta: { textMn: 'Хаягаа шалгаж захиалах', textEn: 'Check your address', link: '/home-internet' },
      updatedAt: '2026-10-28T03:00:00Z',
    },
  },
  {
    childId: 'home-5g',
    service: {
      id: 'svc-home-5g',
      categoryId: 'home-internet',
      titleMn: 'Утасгүй 5G гэр',
      titleEn: '5G home wireless',
      leadMn: 'Кабель, өрөмдлөг хэрэггүй. Залгуурт залгаад 5 минутад холбогдоно.',
      leadEn: 'No cable and no drilling. Plug it in and be online in 5 minutes.',
      bodyMn: `<p>Шилэн кабель ороогүй гэр хороолол, зуслан, шинэ хороололд зориулсан гэрийн интернэт. 5G чиглүүлэгч нь сүлжээнээс дохио авч, гэрт тань Wi-Fi болгон түгээнэ. Монгол гэрт ч, модон байшинд ч адилхан ажиллана.</p>
<h2>Яагаад тохиромжтой вэ?</h2>
<ul><li>Суурилуулагч хүлээхгүй: салбараас аваад өөрөө холбоно</li><li>Зуслан руу гарахдаа авч явна, хоёр хүртэл хаяг бүртгүүлнэ</li><li>Цахилгаан тасрахад гаднаас нь цэнэглэгч холбож болно</li><li>32 төхөөрөмж зэрэг холбогдоно</li></ul>
<h2>Хурд ба хэрэглээ</h2>
<table><tr><th>Багц</th><th>Хурд</th><th>Бүрэн хурдтай дата</th></tr><tr><td>5G Гэр 50</td><td>50 Мбит/с</td><td>300 ГБ</td></tr><tr><td>5G Гэр 150</td><td>150 Мбит/с</td><td>600 ГБ</td></tr><tr><td>5G Гэр Макс</td><td>боломжит дээд хурд</td><td>хязгааргүй</td></tr></table>
<p>Бүрэн хурдтай дата дуусвал 10 Мбит/с хурдаар сарын эцэс хүртэл үргэлжилнэ. Төхөөрөмжийг 24 сарын гэрээнд төлбөргүй ашиглах, эсвэл 289,000₮-өөр худалдаж авч гэрээгүй хэрэглэх сонголттой.</p>
<p>Байршлаасаа хамаарч дохио өөр байдаг тул <strong>14 хоногийн дотор</strong> сэтгэл хангалуун бус бол буцааж, төлсөн мөнгөө бүрэн авна. Кабель орсны дараа <a href="/service/home-fiber">шилэн кабелийн интернэт</a> рүү шимтгэлгүй шилжинэ.</p>`,
      bodyEn: `<p>Home internet for ger districts, summer houses and new neighbourhoods that fibre has not reached. The 5G router picks up our network and spreads it as Wi-Fi. It works as well in a ger as in a log house.</p>
<h2>Why people choose it</h2>
<ul><li>No waiting for an installer: collect it at a branch and connect it yourself</li><li>Take it to the summer house; two addresses can be registered</li><li>Runs from a power bank when the electricity fails</li><li>Connects 32 devices at once</li></ul>
<h2>Speed and data</h2>
<table><tr><th>Package</th><th>Speed</th><th>Full-speed data</th></tr><tr><td>5G Home 50</td><td>50 Mbps</td><td>300 GB</td></tr><tr><td>5G Home 150</td><td>150 Mbps</td><td>600 GB</td></tr><tr><td>5G Home Max</td><td>highest available</td><td>unlimited</td></tr></table>
<p>After that the connection continues at 10 Mbps until the month ends. Use the router free on a 24-month contract, or buy it for 289,000₮ and stay contract-free.</p>
<p>Signal depends on the spot, so you may return it <strong>within 14 days</strong> for a full refund. Once fibre arrives you move to <a href="/service/home-fiber">fibre internet</a> without a fee.</p>`,
      image: '/pictures/service-wireless.svg',
      plans: [
        {
          id: 'home5g-50',
          nameMn: '5G Гэр 50',
          nameEn: '5G Home 50',
          fee: 49000,
          dataMb: 307200,
          minutes: 0,
          sms: 0,
          termMonths: 24,
        },
        {
          id: 'home5g-150',
          nameMn: '5G Гэр 150',
          nameEn: '5G Home 150',
          fee: 69000,
          dataMb: 614400,
          minutes: 0,
          sms: 0,
          termMonths: 24,
          highlight: true,
        },
        {
          id: 'home5g-max',
          nameMn: '5G Гэр Макс',
          nameEn: '5G Home Max',
          fee: 99000,
          dataMb: null,
          minutes: 0,
          sms: 0,
          termMonths: 24,
        },
      ],
      faq: [
        {
          questionMn: 'Өөр аймагт авч явж ажиллуулж болох уу?',
          questionEn: 'Can I use it in another aimag?',
          answerMn: 'Бүртгүүлсэн хоёр хаягт ажиллана. Хаягаа аппаас сард нэг удаа солино.',
          answerEn:
            'It works at your two registered addresses, which you can change once a month in the app.',
        },
        {
          questionMn: '4G-тэй газар ажиллах уу?',
          questionEn: 'Does it work on 4G?',
          answerMn: 'Тийм, 4G+ сүлжээнд 80 Мбит/с хүртэл хурдтай ажиллана.',
          answerEn: 'Yes, at up to 80 Mbps on 4G+.',
        },
        {
          questionMn: 'Эвдэрвэл хэн засах вэ?',
          questionEn: 'Who repairs it?',
          answerMn: '24 сарын баталгаатай, салбарт авчрахад тэр дор нь сольж өгнө.',
          answerEn: 'It has a 24-month warranty and is exchanged on the spot at a branch.',
        },
      ],
      cta: { textMn: 'Чиглүүлэгч үзэх', textEn: 'See routers', link: '/shop' },
      updatedAt: '2026-09-30T03:00:00Z',
    },
  },
];
