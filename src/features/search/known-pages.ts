import type { MessageKey } from '#i18n/translator.ts';
import type { PageHref } from '#routes.ts';

interface KnownPage {
  link: PageHref;
  title: MessageKey;
  /** What people call it or type for it, in both languages; a comma parts two ways to say it. The first ones are its names. */
  said: string;
}

/** Pages that this site has whatever services answer, so that they are found with any of them. */
export const knownPages: readonly KnownPage[] = [
  {
    link: '/pay/bill',
    title: 'search.page.bill',
    said: 'төлбөр төлөх, pay a bill, төлбөр, утасны төлбөр, нэхэмжлэх, тооцоо, гэрээний төлбөр, bill, invoice, pay bill, phone bill, payment, bill payment, pay by contract, өр, төлбөр шалгах, paybill',
  },
  {
    link: '/pay/units',
    title: 'search.page.units',
    said: 'нэгж цэнэглэх, top up, нэгж, нэгж авах, цэнэглэх, цэнэглэлт, topup, recharge, refill, credit, add money, prepaid card, units, airtime, buy units, карт цэнэглэх',
  },
  {
    link: '/pay/data',
    title: 'search.page.data',
    said: 'дата авах, buy data, дата, дата багц, дата цэнэглэх, data, data pack, data package, mobile data, gigabyte, гигабайт, нэмэлт дата, интернэт багц, интернэт авах, internet pack',
  },
  {
    link: '/pay/wifi',
    title: 'search.page.wifi',
    said: 'wifi карт авах, buy a wifi card, вайфай карт, wifi card, wifi, вайфай, wifi код, wifi code, hotspot, public wifi',
  },
  {
    link: '/account/puk',
    title: 'account.puk.title',
    said: 'puk, puk код, puk code, пук код, unlock sim, sim түгжигдсэн, sim түгжээ, pin мартсан, locked sim',
  },
  {
    link: '/account',
    title: 'search.page.account',
    said: 'миний дугаар, my number, үлдэгдэл, үлдэгдэл шалгах, дата үлдэгдэл, balance, check balance, remaining data, data left, my account, account, бүртгэл, нэвтрэх, sign in, log in, login, баланс, дугаарын мэдээлэл, төхөөрөмж, my plan',
  },
  {
    link: '/new-number',
    title: 'search.page.newNumber',
    said: 'шинэ дугаар, new number, дугаар авах, дугаар сонгох, phone number, дугаар, сим карт, sim card, sim, сим, buy sim, сим авах, алтан дугаар, гоё дугаар, golden number, vip number, choose a number, esim авах, get esim, esim, е сим',
  },
  {
    link: '/simRecovery',
    title: 'search.page.simRecovery',
    said: 'sim сэргээх, sim recovery, сим сэргээх, сим хаясан, симкарт сэргээх, сим гээсэн, сим нөхөн авах, сим эвдэрсэн, lost sim, stolen sim, stolen phone, lost phone, replace sim, broken sim, утас хулгайд алдсан, утас гээсэн, утсаа гээсэн, утсаа алдсан, дугаар сэргээх, recover number',
  },
  {
    link: '/packageshift',
    title: 'search.page.packageShift',
    said: 'багц солих, change package, багц өөрчлөх, тариф солих, change plan, switch plan, upgrade plan, downgrade, plan change, package shift, багц шилжих',
  },
  {
    link: '/home-internet',
    title: 'search.page.homeInternet',
    said: 'гэрийн интернэт, home internet, гэрийн интернэт захиалах, шилэн кабель, интернэт холбуулах, гэрийн wifi, home wifi, fibre, fiber, broadband, internet at home, гэрт интернэт, iptv, хаяг шалгах',
  },
  {
    link: '/coverage',
    title: 'coverage.title',
    said: 'сүлжээний хамрах хүрээ, network coverage, сүлжээ, хамрах хүрээ, coverage, coverage map, сүлжээний зураг, сүлжээ муу, сүлжээгүй, network, no network, signal, no signal, bad signal, 5g, 4g, lte, 3g, 2g, 5g map, 5g сүлжээ, дохио, станц, network map',
  },
  {
    link: '/service-branches',
    title: 'search.page.branches',
    said: 'салбар, branches, салбарын байршил, ойролцоо салбар, салбарын хаяг, хаяг, байршил, цагийн хуваарь, ажлын цаг, холбоо барих, лавлах, 2222, branch, store near me, nearest branch, opening hours, open now, address, location, contact, contact us, call centre, call center, customer service, support, help, тусламж, оператор, операторын утас, service centre, үйлчилгээний төв',
  },
  {
    link: '/roaming',
    title: 'search.page.roaming',
    said: 'роуминг, roaming, гадаад, гадаад явах, гадаадад интернэт, аялал, abroad, travel abroad, international, travel, roaming prices, роумингийн үнэ, trip',
  },
  {
    link: '/travel-points',
    title: 'search.page.travel',
    said: 'аяллын цэг, travel points, нисэх буудал, airport, хил, боомт, border, tourist, жуулчин, зочид буудал, hotel',
  },
  {
    link: '/shop',
    title: 'search.page.shop',
    said: 'дэлгүүр, shop, онлайн дэлгүүр, online shop, buy a phone, худалдаж авах, store, бараа, хямдрал, sale, discount',
  },
  {
    link: '/cart',
    title: 'search.page.cart',
    said: 'сагс, cart, миний сагс, basket, shopping cart',
  },
  {
    link: '/order',
    title: 'search.page.orders',
    said: 'захиалга, orders, миний захиалга, захиалга хянах, order, my order, where is my order, track order, order status, delivery status, хүргэлт хянах',
  },
  {
    link: '/delivery',
    title: 'legal.delivery',
    said: 'хүргэлт, delivery, хүргэлт буцаалт, буцаалт, return, returns, refund, shipping, бараа буцаах, мөнгө буцаах, солих буцаах',
  },
  {
    link: '/service',
    title: 'search.page.services',
    said: 'үйлчилгээ, services, бүх үйлчилгээ, service, багц, plans, багцууд, packages, plan, тариф, tariff, үнэ, prices',
  },
  {
    link: '/news',
    title: 'search.page.news',
    said: 'мэдээ, news, мэдээлэл, урамшуулал, хөнгөлөлт, promotion, offers, promo',
  },
  {
    link: '/about',
    title: 'search.page.about',
    said: 'бидний тухай, about us, компани, компанийн танилцуулга, company, about, jobs, job, career, careers, vacancy, ажлын байр, ажилд орох, ажлын зар',
  },
  {
    link: '/cooperation',
    title: 'search.page.cooperation',
    said: 'хамтран ажиллах, cooperation, хамтын ажиллагаа, partner, work with us, түнш, борлуулагч болох, dealer',
  },
  {
    link: '/sdg',
    title: 'search.page.sdg',
    said: 'тогтвортой хөгжил, sustainability, sdg, environment, байгаль орчин, нийгмийн хариуцлага',
  },
  {
    link: '/terms',
    title: 'terms.title',
    said: 'үйлчилгээний нөхцөл, terms, нөхцөл, гэрээ, terms of service, terms and conditions, conditions, contract',
  },
  {
    link: '/privacy',
    title: 'legal.privacy',
    said: 'нууцлал, privacy, хувийн мэдээлэл, нууцлалын бодлого, privacy policy, personal data, gdpr',
  },
  {
    link: '/complaints',
    title: 'legal.complaints',
    said: 'гомдол, complaints, санал гомдол, гомдол гаргах, complaint, complain, feedback, санал хүсэлт',
  },
  {
    link: '/accessibility',
    title: 'legal.accessibility',
    said: 'хүртээмж, accessibility, хөгжлийн бэрхшээл, screen reader, disability',
  },
  {
    link: '/digital-consent',
    title: 'search.page.consent',
    said: 'цахим зөвшөөрөл, digital consent, зөвшөөрөл, consent, мэдээлэл боловсруулах',
  },
  {
    link: '/trade-in',
    title: 'tradeIn.title',
    said: 'хуучин утсаа үнэлүүлэх, trade in, хуучнаа шинээр солих, хуучин утас, утсаа солих, утсаа зарах, утас зарах, утас солих, трейд ин, tradein, trade-in, old phone, sell my phone, sell old phone, exchange phone, phone value, buyback',
  },
  {
    link: '/leasing',
    title: 'flow.leasing.title',
    said: 'лизинг, leasing, лизингийн тооцоолуур, leasing calculator, утасны лизинг, зээлээр утас авах, утас зээлээр, хэсэгчлэн төлөх, lising, lizing, phone on credit, instalment, installments, instalments, pay monthly, урьдчилгаагүй лизинг',
  },
  {
    link: '/stars',
    title: 'flow.stars.title',
    said: 'stars хүүхдийн дугаар, stars child’s number, stars, старс, хүүхдийн дугаар, хүүхдийн сим, хүүхдийн багц, хүүхдийн утас, child number, kids number, kids sim, sim for child, children, number for my child, huuhdiin sim',
  },
  {
    link: '/tourist-sim',
    title: 'flow.touristSim.title',
    said: 'жуулчны sim, tourist sim, жуулчны сим, жуулчин, зочны сим, tourist esim, tourist, visitor sim, sim for tourists, travel sim, prepaid sim for visitors, tourist data, jooulchin sim',
  },
  {
    link: '/new-year-greeting',
    title: 'flow.greeting.title',
    said: 'шинэ жилийн мэндчилгээ, new year greeting, мэндчилгээ, мэндчилгээ илгээх, мэнд хүргэх, цагаан сарын мэндчилгээ, шинэ жил, greeting card, greeting, new year card, new year, мэндийн хуудас, shine jil, e-card',
  },
];
