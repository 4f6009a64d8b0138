import type * as z from 'zod/mini';
import type { digitalConsent as digitalConsentShape } from '#contracts/content/pages.ts';

interface Purpose {
  id: string;
  required: boolean;
  textMn: string;
  textEn: string;
}

export const digitalConsent: z.input<typeof digitalConsentShape> & { purposes: Purpose[] } = {
  version: '2026-07',
  titleMn: 'Мэдээлэл боловсруулах зөвшөөрөл',
  titleEn: 'Digital consent',
  bodyMn: `<p>Хүний хувийн мэдээлэл хамгаалах тухай хуулийн дагуу бид таны мэдээллийг зөвхөн тодорхой зорилгоор, таны зөвшөөрсөн хүрээнд боловсруулна. Заавал шаардлагатай хоёр зорилгоос бусдыг та хүссэн үедээ зөвшөөрч, цуцалж болох бөгөөд энэ нь үндсэн үйлчилгээнд тань нөлөөлөхгүй.</p>
<h2>Бид ямар мэдээлэл авдаг вэ?</h2>
<ul><li>Овог нэр, регистрийн дугаар, хаяг, и-мэйл</li><li>Дугаар, багц, төлбөр, захиалгын түүх</li><li>Дуудлага, датаны хэмжээ, холбогдсон станц; ярианы агуулгыг хадгалахгүй</li><li>Сайт, апп ашигласан төхөөрөмжийн төрөл, хэл</li></ul>
<h2>Хэр удаан хадгалах вэ?</h2>
<table><tr><th>Мэдээлэл</th><th>Хугацаа</th></tr><tr><td>Гэрээ, бүртгэл</td><td>Гэрээ дууссанаас хойш 3 жил</td></tr><tr><td>Төлбөр, НӨАТ-ын баримт</td><td>10 жил</td></tr><tr><td>Хэрэглээний бүртгэл</td><td>12 сар</td></tr><tr><td>Маркетингийн зөвшөөрөл</td><td>Цуцлах хүртэл</td></tr></table>
<h2>Таны эрх</h2>
<p>Та мэдээллээ үзэх, засуулах, хуулбарлан авах, устгуулах, зөвшөөрлөө цуцлах эрхтэй. Хүсэлтээ Тэнгэр апп, <a href="/service-branches">салбар</a> эсвэл <strong>privacy@tenger.example</strong> хаягаар илгээхэд ажлын 10 өдөрт хариу өгнө. Бид таны мэдээллийг худалддаггүй. Хууль хяналтын байгууллагад зөвхөн хуульд заасан үндэслэлээр гаргаж өгнө.</p>`,
  bodyEn: `<p>As the Law on Personal Data Protection requires, we process your information only for stated purposes and within your consent. Except for the two required purposes you may agree or withdraw at any time, and this does not affect your basic service.</p>
<h2>What we collect</h2>
<ul><li>Name, register number, address and email</li><li>Number, plan, payments and order history</li><li>Volume of calls and data and the sites used; never the content of calls</li><li>Type and language of the device that uses our site or app</li></ul>
<h2>How long we keep it</h2>
<table><tr><th>Information</th><th>Period</th></tr><tr><td>Contract and registration</td><td>3 years after the contract ends</td></tr><tr><td>Payments and VAT receipts</td><td>10 years</td></tr><tr><td>Usage records</td><td>12 months</td></tr><tr><td>Marketing consent</td><td>Until you withdraw it</td></tr></table>
<h2>Your rights</h2>
<p>You may see, correct, copy and erase your information and withdraw consent. Ask in the Tenger app, at a <a href="/service-branches">branch</a> or at <strong>privacy@tenger.example</strong>; we answer within 10 business days. We do not sell your information. Authorities receive it only on grounds laid down by law.</p>`,
  purposes: [
    {
      id: 'service',
      required: true,
      textMn: 'Үйлчилгээ үзүүлэх, гэрээ байгуулах, төлбөр тооцоо хийх',
      textEn: 'To provide the service, conclude the contract and bill you',
    },
    {
      id: 'legal',
      required: true,
      textMn: 'Хуулиар хүлээсэн үүрэг, татвар, дугаарын бүртгэлийн шаардлагыг биелүүлэх',
      textEn: 'To meet legal duties: taxes and the registration of numbers',
    },
    {
      id: 'improvement',
      required: false,
      textMn: 'Сүлжээ, үйлчилгээний чанарыг хэрэглээний дүн шинжилгээгээр сайжруулах',
      textEn: 'To improve the network and services by analysing usage',
    },
    {
      id: 'marketing',
      required: false,
      textMn: 'Надад тохирсон санал, хөнгөлөлтийг мессеж, и-мэйл, аппаар илгээх',
      textEn: 'To send me suitable offers by text, email and in the app',
    },
    {
      id: 'credit',
      required: false,
      textMn: 'Лизингийн хүсэлт гаргах үед Зээлийн мэдээллийн сан, Нийгмийн даатгалаас лавлах',
      textEn: 'To ask the credit bureau and Social Insurance when I apply for leasing',
    },
  ],
  effectiveFrom: '2026-07-01T00:00:00+08:00',
};
