/**
 * What a greeting with our mark does not say. A stem refuses every word that begins with it, since Mongolian words are
 * long by their endings; a word only itself, so that nothing innocent that begins alike is refused: хуй, but not
 * хуйвалдаан; and мал is what one asks about at Tsagaan Sar.
 */
const stems = [
  // Mongolian, in Cyrillic and as it is written in Latin letters.
  'пизд pizd',
  'пидар pidar педик pedik',
  'янхан yanhan yankhan',
  'новш novsh',
  'гичий gichii',
  'лалар lalar лалры lalriin',
  'өөдгүй oodgui',
  'мангар mangar',
  'тэнэг teneg',
  'золбин zolbin',
  'ичгүүргүй ichguurgui',
  'шаамий shaamii',
  'гөлөгний golognii',
  'сдаа sdaa',
  'бляд bliad blyad блят blyat',
  'ебан eban ёбан',
  'гандон gandon',
  // English.
  'fuck fuk',
  'motherfuck',
  'bullshit',
  'cunt',
  'bitch',
  'whore',
  'slut',
  'nigger nigga',
  'faggot',
  'asshole arsehole',
  'retard',
  'wanker',
];
const words = [
  'хуй хуйн huy hui',
  'гөлөг golog',
  'сда sda',
  'зайлаач zailaach',
  'үхээрэй uheerei',
  'shit shits shitty',
  'fag fags',
  'bastard bastards',
  'dickhead',
  'kys',
  'блять',
];
const list = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(' '));

/** As they are written in the list; each is compared in both folded forms. */
export const abuse = { stems: list(stems), words: list(words) };
