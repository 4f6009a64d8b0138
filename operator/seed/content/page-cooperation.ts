import type { PageSeed } from './page-seed.ts';

export const cooperation: PageSeed = {
  titleMn: 'Хамтран ажиллах',
  titleEn: 'Work with us',
  leadMn: 'Борлуулалтын түншээс эхлээд контент бүтээгч, станцын газар эзэмшигч хүртэл.',
  leadEn: 'From sales partners to content makers and owners of land for our sites.',
  image: '/pictures/banner-5.svg',
  facts: [
    { labelMn: 'Борлуулалтын түнш', labelEn: 'Sales partners', value: '2,460' },
    { labelMn: 'Контент нийлүүлэгч', labelEn: 'Content suppliers', value: '135' },
    { labelMn: 'Роумингийн түнш улс', labelEn: 'Roaming countries', value: '100+' },
    { labelMn: 'Хариу өгөх хугацаа', labelEn: 'Days to an answer', value: '5' },
  ],
  sections: [
    {
      id: 'dealers',
      titleMn: 'Борлуулалтын түнш',
      titleEn: 'Sales partners',
      bodyMn: `<p>Дэлгүүр, ТҮЦ, шатахуун түгээх станц, онлайн худалдааны эзэд манай цэнэглэгч карт, SIM, төхөөрөмжийг борлуулж шимтгэл авна.</p><table><tr><th>Бүтээгдэхүүн</th><th>Шимтгэл</th></tr><tr><td>Цэнэглэлт</td><td>3–4%</td></tr><tr><td>Шинэ дугаар</td><td>5,000–12,000₮</td></tr><tr><td>Гэрийн интернэт</td><td>Эхний сарын төлбөрийн 50%</td></tr></table><p>Бидэнтэй ажиллахад улсын бүртгэл, тогтмол хаяг, ухаалаг утас хангалттай. Сургалт, сурталчилгааны материал үнэгүй.</p>`,
      bodyEn: `<p>Owners of shops, kiosks, petrol stations and online stores earn a commission on our top-ups, SIMs and devices.</p><table><tr><th>Product</th><th>Commission</th></tr><tr><td>Top-up</td><td>3–4%</td></tr><tr><td>New number</td><td>5,000–12,000₮</td></tr><tr><td>Home internet</td><td>50% of the first month</td></tr></table><p>All you need is a business registration, a permanent address and a smartphone. Training and signs are free.</p>`,
    },
    {
      id: 'content',
      titleMn: 'Контент ба технологийн түнш',
      titleEn: 'Content and technology partners',
      bodyMn: `<p>Хөгжим, тоглоом, сургалт, санхүүгийн үйлчилгээ хөгжүүлэгчид манай төлбөрийн болон мессежийн API-г ашиглан хэрэглэгчдэд шууд хүрнэ.</p><ul><li>Туршилтын орчинг бүртгүүлсэн өдөртөө нээнэ</li><li>Орлогын 60 хүртэл хувь бүтээгчид очно</li><li>Хэрэглэгчийн зөвшөөрөлгүй захиалга үүсгэхийг хориглоно</li></ul>`,
      bodyEn: `<p>Makers of music, games, lessons and financial services reach customers directly through our payment and messaging APIs.</p><ul><li>The test environment opens on the day you register</li><li>Up to 60 per cent of income goes to the maker</li><li>Subscriptions without the customer’s consent are forbidden</li></ul>`,
    },
    {
      id: 'sites',
      titleMn: 'Станцын газар, дээвэр түрээслэх',
      titleEn: 'Land and roofs for our sites',
      bodyMn: `<p>Барилгын дээвэр, цамхаг, хашааны газраа станц байрлуулахаар түрээслүүлж сар бүр орлого олоорой. Инженерүүд үнэгүй үзлэг хийж, цацрагийн хэмжилтийн дүгнэлтийг нээлттэй танилцуулна.</p><p>Гэрээний хугацаа 5 жилээс дээш, түрээсийг улирал бүр урьдчилж төлнө. Хүсэлтээ байршлын зураг, гэрчилгээний хуулбарын хамт илгээнэ үү.</p>`,
      bodyEn: `<p>Earn a monthly income by renting us a roof, tower or plot for a base station. Our engineers inspect it free of charge and share the results of radiation measurements openly.</p><p>Contracts run for 5 years or longer and rent is paid quarterly in advance. Send your request with photos and a copy of the title.</p>`,
    },
    {
      id: 'procurement',
      titleMn: 'Худалдан авалт',
      titleEn: 'Procurement',
      bodyMn: `<p>50 сая төгрөгөөс дээш үнэтэй бараа, ажил, үйлчилгээг нээлттэй сонгон шалгаруулдаг. Зарлалыг <a href="https://business.tenger.example/">байгууллагын сайтад</a> 14-өөс доошгүй хоногийн өмнө байршуулна.</p><p>Нийлүүлэгчдээс хөдөлмөрийн аюулгүй байдал, байгаль орчны шаардлага, авлигын эсрэг амлалтыг биелүүлэхийг шаардана.</p>`,
      bodyEn: `<p>Goods, works and services above 50 million tugrugs are bought by open tender, announced on our <a href="https://business.tenger.example/">business site</a> at least 14 days ahead.</p><p>Suppliers must meet our requirements for safety at work and the environment and sign an anti-corruption pledge.</p>`,
    },
    {
      id: 'contact',
      titleMn: 'Санал илгээх',
      titleEn: 'Send a proposal',
      bodyMn: `<p>Танилцуулга, холбоо барих хүний нэр, утсаа <strong>partners@tenger.example</strong> хаягаар илгээнэ үү. Ажлын 5 өдөрт хариу өгнө. Биечлэн уулзах бол Тэнгэр цамхгийн байгууллагын төвд даваагаас баасан гарагт 09:00–18:00 цагт хүлээн авна.</p>`,
      bodyEn: `<p>Send a short introduction with a contact name and number to <strong>partners@tenger.example</strong>. We answer within 5 business days. To meet us in person, visit the business centre in Tenger Tower, Monday to Friday, 09:00–18:00.</p>`,
    },
  ],
  updatedAt: '2026-09-21T02:00:00Z',
};
