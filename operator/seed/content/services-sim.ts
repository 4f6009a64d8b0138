import type { ServiceSeed } from './service-seed.ts';

export const simServices: ServiceSeed[] = [
  {
    childId: 'esim',
    service: {
      id: 'svc-esim',
      categoryId: 'sim-numbers',
      titleMn: 'eSIM',
      titleEn: 'eSIM',
      leadMn: 'Утсанд тань суулгасан цахим SIM. QR код уншуулаад 3 минутад идэвхжинэ.',
      leadEn: 'The SIM inside your phone. Scan a QR code and be connected in 3 minutes.',
      bodyMn: `<p>eSIM нь хуванцар картгүйгээр дугаар ашиглах технологи юм. Нэг утсанд хэд хэдэн eSIM хадгалж, хоёрыг нь зэрэг идэвхтэй байлгах боломжтой тул ажлын ба хувийн дугаараа нэг төхөөрөмжид хэрэглэнэ.</p>
<h2>Идэвхжүүлэх алхам</h2>
<ul><li>Утсаа Wi-Fi сүлжээнд холбоно</li><li>iOS: Тохиргоо → Үүрэн холбоо → eSIM нэмэх</li><li>Android: Тохиргоо → Сүлжээ → SIM → eSIM татах</li><li>QR кодыг уншуулж, эсвэл хаяг, кодыг гараар оруулна</li></ul>
<h2>Анхааруулга</h2>
<p><strong>Суулгасан eSIM-ээ бүү устгаарай.</strong> QR код нэг удаа л уншигдана. Утсаа үйлдвэрийн тохиргоонд буцаахдаа «eSIM хадгалах» сонголтыг идэвхжүүлээрэй. Андуурч устгасан бол <a href="/simRecovery">SIM сэргээх</a> хэсгээс ДАН-аар баталгаажуулан шинээр авна.</p>
<table><tr><th>Үйлчилгээ</th><th>Хураамж</th></tr><tr><td>Шинэ дугаарт eSIM</td><td>3,000₮</td></tr><tr><td>Хуванцар SIM-ээс eSIM рүү</td><td>5,000₮</td></tr><tr><td>eSIM сэргээх</td><td>5,000₮</td></tr></table>
<p>Утас тань eSIM дэмждэг эсэхийг шалгах бол *#06# залгана: жагсаалтад <strong>EID</strong> дугаар харагдвал дэмжинэ. Онлайн дэлгүүрийн утаснууд дээр «eSIM» тэмдэглэгээ бий.</p>`,
      bodyEn: `<p>An eSIM is a number without a plastic card. A phone can store several and keep two active at once, so work and private numbers share one device.</p>
<h2>How to activate</h2>
<ul><li>Connect the phone to Wi-Fi</li><li>iOS: Settings → Cellular → Add eSIM</li><li>Android: Settings → Network → SIMs → Download eSIM</li><li>Scan the QR code, or type the address and code by hand</li></ul>
<h2>Important</h2>
<p><strong>Do not delete an installed eSIM.</strong> The QR code can be read only once. When you reset the phone, choose to keep eSIMs. If you deleted it by mistake, get a new one under <a href="/simRecovery">SIM recovery</a>, confirmed with Dan.</p>
<table><tr><th>Service</th><th>Fee</th></tr><tr><td>eSIM with a new number</td><td>3,000₮</td></tr><tr><td>From a plastic SIM to eSIM</td><td>5,000₮</td></tr><tr><td>eSIM recovery</td><td>5,000₮</td></tr></table>
<p>To see whether your phone supports eSIM, dial *#06#: if the list shows an <strong>EID</strong> number, it does. Phones in our online shop carry an “eSIM” label. You can keep the number you have now and move only the SIM.</p>`,
      image: '/pictures/service-esim.svg',
      plans: [],
      faq: [
        {
          questionMn: 'Шинэ утсанд яаж шилжүүлэх вэ?',
          questionEn: 'How do I move it to a new phone?',
          answerMn:
            'Тэнгэр аппын «eSIM шилжүүлэх» цэсээс шинэ QR код авна. Хуучин утсан дахь нь автоматаар хүчингүй болно.',
          answerEn:
            'Get a new QR code under Move eSIM in the Tenger app. The old one stops by itself.',
        },
        {
          questionMn: 'Цаг, таблетад болох уу?',
          questionEn: 'Does it work in watches and tablets?',
          answerMn: 'Болно. Цагны eSIM нь таны үндсэн дугаартай хослон ажиллана, сард 6,000₮.',
          answerEn: 'Yes. A watch shares your main number for 6,000₮ a month.',
        },
        {
          questionMn: 'Интернэтгүй газар суулгаж болох уу?',
          questionEn: 'Can I install it without internet?',
          answerMn: 'Болохгүй, татахад Wi-Fi шаардлагатай. Салбарын үнэгүй Wi-Fi ашиглаарай.',
          answerEn: 'No, the download needs Wi-Fi. You can use free Wi-Fi in our branches.',
        },
      ],
      cta: {
        textMn: 'eSIM-тэй дугаар авах',
        textEn: 'Get a number with eSIM',
        link: '/new-number',
      },
      updatedAt: '2026-10-06T03:00:00Z',
    },
  },
  {
    childId: 'number-keeping',
    service: {
      id: 'svc-number-keeping',
      categoryId: 'sim-numbers',
      titleMn: 'Дугаар хадгалах үйлчилгээ',
      titleEn: 'Number keeping',
      leadMn: 'Гадаадад сурах, ажиллах хугацаандаа дугаараа алдахгүй байлгаарай.',
      leadEn: 'Keep your number while you study or work abroad.',
      bodyMn: `<p>Удаан хугацаагаар утсаа хэрэглэхгүй бол дугаарыг тань 3–24 сар хадгална. Энэ хугацаанд сарын багцын төлбөр тооцогдохгүй, дугаар тань өөр хүнд шилжихгүй.</p>
<h2>Юу хэвээр ажиллах вэ?</h2>
<ul><li>Банк, төрийн үйлчилгээний баталгаажуулах мессеж хүлээн авна</li><li>Ирсэн дуудлагын мэдэгдлийг и-мэйлээр авч болно</li><li>Гарах дуудлага, дата хаагдана</li><li>Роумингоор мессеж авах боломж хэвээр үлдэнэ</li></ul>
<h2>Шаардлага</h2>
<table><tr><th>Нөхцөл</th><th>Тайлбар</th></tr><tr><td>Төлбөр</td><td>Дараа төлбөрт дугаар үлдэгдэлгүй байна</td></tr><tr><td>Гэрээ</td><td>Хугацаат гэрээ, лизинггүй байна</td></tr><tr><td>Эзэмшигч</td><td>Зөвхөн дугаар эзэмшигч ДАН-аар хүсэлт гаргана</td></tr></table>
<p>Хадгалалттай үед багц солих, утасны лизинг авах боломжгүй. Хугацаа дуусахаас 14 хоногийн өмнө и-мэйл, мессежээр сануулна. Буцаж ирэхдээ Тэнгэр аппаас нэг товчоор сэргээж, сэргээсэн өдрөөс багцын төлбөр бодогдоно.</p>
<p>Энэ үйлчилгээг шинэ дугаар сонгох үеийн 12 цагийн түр захиалгатай андуурч болохгүй. Хадгалалтын хугацаанд SIM-ээ гээвэл <a href="/simRecovery">SIM сэргээх хүсэлтээ</a> онлайнаар өгнө.</p><p>Дэлгэрэнгүйг 2222 дугаараас лавлана уу.</p>`,
      bodyEn: `<p>If you will not use your phone for long, we keep your number for 3 to 24 months. No plan fee is charged during that time and the number is never given to anyone else.</p>
<h2>What keeps working</h2>
<ul><li>Verification texts from banks and public services still arrive</li><li>Missed-call notices can be sent to your email</li><li>Outgoing calls and data are closed</li><li>Texts can still be received while roaming</li></ul>
<h2>Requirements</h2>
<table><tr><th>Condition</th><th>Explanation</th></tr><tr><td>Bills</td><td>A postpaid number has nothing outstanding</td></tr><tr><td>Contracts</td><td>No term contract and no leasing</td></tr><tr><td>Owner</td><td>Only the owner can apply, confirmed with Dan</td></tr></table>
<p>While a number is kept you cannot change its plan or lease a phone on it. We remind you by email and text 14 days before the period ends. When you come back, one tap in the Tenger app restores the number and the plan fee is counted from that day.</p>
<p>This is not the 12-hour hold of a new number you are choosing. If you lose the SIM meanwhile, request <a href="/simRecovery">SIM recovery online</a>.</p><p>Ask on 2222 for details.</p>`,
      image: null,
      plans: [
        {
          id: 'keep-3',
          nameMn: '3 сар хадгалах',
          nameEn: 'Keep 3 months',
          fee: 9000,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 3,
        },
        {
          id: 'keep-12',
          nameMn: '12 сар хадгалах',
          nameEn: 'Keep 12 months',
          fee: 30000,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 12,
          highlight: true,
        },
        {
          id: 'keep-24',
          nameMn: '24 сар хадгалах',
          nameEn: 'Keep 24 months',
          fee: 54000,
          dataMb: 0,
          minutes: 0,
          sms: 0,
          termMonths: 24,
        },
      ],
      faq: [
        {
          questionMn: 'Гадаадаас сунгаж болох уу?',
          questionEn: 'Can I extend from abroad?',
          answerMn: 'Болно. Тэнгэр апп эсвэл сайтаас олон улсын картаар төлнө.',
          answerEn: 'Yes, with an international card in the app or on this site.',
        },
        {
          questionMn: 'Эрт ирвэл мөнгө буцаах уу?',
          questionEn: 'Is money returned if I come back early?',
          answerMn: 'Үлдсэн бүтэн сарын хураамжийг дансны үлдэгдэлд нэмнэ.',
          answerEn: 'The fee of full months left is added to your balance.',
        },
        {
          questionMn: 'Дугаарыг өөр хүнд ашиглуулж болох уу?',
          questionEn: 'Can someone else use it meanwhile?',
          answerMn: 'Болохгүй. Эзэмшигч солих бол эхлээд хадгалалтыг цуцална.',
          answerEn: 'No. To change the owner, end the keeping first.',
        },
      ],
      cta: { textMn: 'Салбарт хандах', textEn: 'Visit a branch', link: '/service-branches' },
      updatedAt: '2026-04-14T03:00:00Z',
    },
  },
];
