import type { ServiceSeed } from './service-seed.ts';

export const safetyServices: ServiceSeed[] = [
  {
    childId: 'scam-protection',
    service: {
      id: 'svc-scam-protection',
      categoryId: 'help-safety',
      titleMn: 'Залилангаас хамгаалах',
      titleEn: 'Scam protection',
      leadMn: 'Сэжигтэй дуудлага, мессежийг таних, мэдэгдэх, хаах.',
      leadEn: 'How to recognise, report and block suspicious calls and texts.',
      bodyMn: `<p>Манай сүлжээ өдөрт дунджаар 38 мянган сэжигтэй мессеж, дуудлагыг автоматаар саатуулдаг. Гэхдээ залилагчид арга барилаа байнга өөрчилдөг тул таны сонор сэрэмж хамгийн найдвартай хамгаалалт юм.</p>
<h2>Түгээмэл арга</h2>
<table><tr><th>Юу гэдэг вэ?</th><th>Юу хийх вэ?</th></tr><tr><td>«Банкнаас байна, кодоо хэлээрэй»</td><td>Таслаад банк руугаа өөрөө залгана</td></tr><tr><td>«Та шагнал хожлоо, холбоосоор ороорой»</td><td>Холбоос дээр дарахгүй</td></tr><tr><td>Гадаад дугаараас нэг дуугараад тасрах</td><td>Буцааж залгахгүй</td></tr><tr><td>«Хүүхэд тань осолд орлоо, мөнгө шилжүүл»</td><td>Хүүхэд рүүгээ шууд залгана</td></tr></table>
<h2>Бидний хэзээ ч хийхгүй зүйл</h2>
<ul><li>Баталгаажуулах код, пин код, картын нууц үг асуухгүй</li><li>Утсанд тань алсаас удирдах апп суулгахыг шаардахгүй</li><li>Хувь хүний дансанд төлбөр төлүүлэхгүй</li></ul>
<h2>Мэдэгдэх</h2>
<p>Сэжигтэй мессежийг <strong>2299</strong> руу үнэгүй дамжуулна. Мөнгө алдсан бол нэн даруй банк болон цагдаагийн 102 дугаарт хандаж, 2222-оор дугаараа түр хаалгаарай. Бид мэдэгдлийг 30 минутын дотор шалгаж, баталгаажсан хаягийг бүх хэрэглэгчид хаадаг. Энэ үйлчилгээ бүгдэд төлбөргүй.</p>`,
      bodyEn: `<p>Our network stops about 38 thousand suspicious texts and calls every day. Scammers keep changing their methods, so your own attention remains the best protection.</p>
<h2>Common tricks</h2>
<table><tr><th>What they say</th><th>What to do</th></tr><tr><td>“This is your bank, tell me the code”</td><td>Hang up and call your bank yourself</td></tr><tr><td>“You won a prize, open this link”</td><td>Do not touch the link</td></tr><tr><td>One ring from a foreign number</td><td>Do not call back</td></tr><tr><td>“Your child had an accident, send money”</td><td>Call your child directly</td></tr></table>
<h2>What we never do</h2>
<ul><li>Ask for verification codes, PINs or card passwords</li><li>Ask you to install a remote-control app</li><li>Take payments to a private account</li></ul>
<h2>Report it</h2>
<p>Forward a suspicious text to <strong>2299</strong>, free of charge. If you lost money, contact your bank and the police on 102 at once, and call 2222 to block your number. We check reports within 30 minutes and close confirmed addresses for all customers. The service is free for everyone.</p>`,
      image: '/pictures/service-scam.svg',
      plans: [],
      faq: [
        {
          questionMn: 'Холбоос дээр дарчихсан бол?',
          questionEn: 'I tapped the link. What now?',
          answerMn: 'Датаг унтрааж, банкны нууц үгээ өөр төхөөрөмжөөс солиод 2222-т мэдэгдэнэ.',
          answerEn: 'Turn off data, change bank passwords from another device and call 2222.',
        },
        {
          questionMn: 'Миний дугаараас мессеж явсан гэнэ.',
          questionEn: 'People get texts from my number. Why?',
          answerMn:
            'Илгээгчийн дугаарыг хуурамчаар үүсгэсэн байж болно. 2299 руу мэдэгдвэл эх сурвалжийг хаана.',
          answerEn: 'The sender may be forged. Report it to 2299 and we block the source.',
        },
        {
          questionMn: 'Зар сурталчилгааны мессежээс гарах уу?',
          questionEn: 'Can I stop advertising texts?',
          answerMn: 'Тэнгэр аппын «Зөвшөөрөл» цэсээс, эсвэл «СТОП» гэж 2290 руу илгээнэ.',
          answerEn: 'Yes, under Consent in the app, or text STOP to 2290.',
        },
      ],
      cta: { textMn: 'Мэдээллийн зөвшөөрөл', textEn: 'Digital consent', link: '/digital-consent' },
      updatedAt: '2026-11-16T02:00:00Z',
    },
  },
];
