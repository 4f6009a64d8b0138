interface SitePage {
  titleMn: string;
  titleEn: string;
  link: string;
  /** Other names of the page. */
  names?: string;
  /** What else people type to find it. */
  words: string;
}

/** Pages of the site that no editor writes, but a search should find. */
export const sitePages: readonly SitePage[] = [
  {
    titleMn: 'Шинэ дугаар',
    titleEn: 'New number',
    link: '/new-number',
    words: 'дугаар авах сим карт sim number',
  },
  {
    titleMn: 'SIM сэргээх',
    titleEn: 'SIM recovery',
    link: '/simRecovery',
    names: 'SIM нөхөн авах replace a SIM',
    words: 'сим хаясан гээсэн эвдэрсэн lost stolen replacement',
  },
  {
    titleMn: 'Багц солих',
    titleEn: 'Change plan',
    link: '/packageshift',
    names: 'Багц өөрчлөх Change package',
    words: 'тариф package shift',
  },
  {
    titleMn: 'Гэрийн интернэт захиалах',
    titleEn: 'Order home internet',
    link: '/home-internet',
    names: 'Хаяг шалгах Check my address',
    words: 'шилэн кабель интернэт холбуулах wifi fibre broadband connect',
  },
  {
    titleMn: 'Сүлжээний хамрах хүрээ',
    titleEn: 'Network coverage',
    link: '/coverage',
    names: 'Сүлжээ Coverage map',
    words: '2g 3g 4g 5g газрын зураг станц дохио аймаг дүүрэг сум signal network lte',
  },
  {
    titleMn: 'Лизингийн тооцоолуур',
    titleEn: 'Leasing calculator',
    link: '/leasing',
    names: 'Утасны лизинг Зээлээр утас авах Phone on credit',
    words:
      'лизинг зээл хэсэгчлэн төлөх сарын төлбөр урьдчилгаа lease instalment monthly loan credit',
  },
  {
    titleMn: 'Stars хүүхдийн дугаар',
    titleEn: 'Stars child’s number',
    link: '/stars',
    names: 'Хүүхдийн дугаар захиалах Order Stars',
    words: 'хүүхэд старс сурагч эцэг эх охин хүү child kid number package parent school',
  },
  {
    titleMn: 'Хуучин утсаа үнэлүүлэх',
    titleEn: 'Estimate your old phone',
    link: '/trade-in',
    names: 'Хуучнаа шинээр солих Trade-in',
    words: 'хуучин утас зарах солих үнэлгээ трейд ин old phone sell value exchange IMEI',
  },
  {
    titleMn: 'Миний дугаар',
    titleEn: 'My number',
    link: '/account',
    names: 'Үлдэгдэл шалгах PUK код Balance My account',
    words:
      'дата үлдэгдэл багц пук код нэхэмжлэх түүх и-мэйл солих нэвтрэх гарах remaining data bills unlock sim e-mail devices',
  },
  {
    titleMn: 'Утасны төлбөр төлөх',
    titleEn: 'Pay a bill',
    link: '/pay/bill',
    names: 'Төлбөр төлөх Bill payment',
    words: 'нэхэмжлэх гэрээний дугаар төлбөр шалгах phone invoice due contract number',
  },
  {
    titleMn: 'Нэгж цэнэглэх',
    titleEn: 'Top up units',
    link: '/pay/units',
    names: 'Цэнэглэх Top up',
    words: 'нэгж мөнгө дүүргэх recharge credit refill prepaid',
  },
  {
    titleMn: 'Дата багц авах',
    titleEn: 'Buy data',
    link: '/pay/data',
    names: 'Дата авах Data pack',
    words: 'өдрийн долоо хоног сарын гигабайт gigabyte day week month internet',
  },
  {
    titleMn: 'Wi-Fi карт авах',
    titleEn: 'Buy a Wi-Fi card',
    link: '/pay/wifi',
    names: 'Вайфай карт',
    words: 'wifi код нийтийн сүлжээ public hotspot code',
  },
  {
    titleMn: 'Үйлчилгээний нөхцөл',
    titleEn: 'Terms of service',
    link: '/terms',
    words: 'нөхцөл гэрээ буцаалт terms conditions returns',
  },
  {
    titleMn: 'Дэлгүүр',
    titleEn: 'Shop',
    link: '/shop',
    words: 'онлайн дэлгүүр шинэ утас худалдаж авах buy new phone store',
  },
  { titleMn: 'Сагс', titleEn: 'Cart', link: '/cart', words: 'миний сагс basket' },
  {
    titleMn: 'Захиалга',
    titleEn: 'Orders',
    link: '/order',
    words: 'захиалга хянах хүргэлт order delivery track',
  },
  {
    titleMn: 'Салбарууд',
    titleEn: 'Branches',
    link: '/service-branches',
    names: 'Салбар Branch Холбоо барих Лавлах төв 2222 7700 2222 Contact Call centre',
    words: 'салбар хаяг байршил цагийн хуваарь оператор утас address map hours phone help',
  },
  {
    titleMn: 'Мэдээ',
    titleEn: 'News',
    link: '/news',
    words: 'мэдээлэл урамшуулал хөнгөлөлт offers promotion',
  },
  {
    titleMn: 'Роуминг',
    titleEn: 'Roaming',
    link: '/roaming',
    words: 'гадаад улс аялал abroad travel',
  },
  {
    titleMn: 'Жуулчны SIM',
    titleEn: 'Tourist SIM',
    link: '/tourist-sim',
    words: 'жуулчин аялагч зочин eSIM дата паспорт tourist visitor traveller data passport',
  },
  {
    titleMn: 'Аяллын цэгүүд',
    titleEn: 'Travel points',
    link: '/travel-points',
    words:
      'аялагч traveller нисэх буудал хил зочид буудал airport border hotel tourist жуулчны жуулчин',
  },
  {
    titleMn: 'Шинэ жилийн мэндчилгээ',
    titleEn: 'New-year greeting',
    link: '/new-year-greeting',
    words: 'мэндчилгээ илгээх card',
  },
];
