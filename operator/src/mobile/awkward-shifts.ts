/** What goes wrong with these numbers where somebody changes the plan of one. */
export const awkwardShifts = {
  '99000970': 'company',
  '99000971': 'no e-mail',
  '99000972': 'blacklisted',
  '99000973': 'calls are lacking',
  '99000974': 'state is slow',
  '99000975': 'state fails',
  '99000976': 'shift loses its answer',
  '99000977': 'shift is refused at last',
  '99000978': 'shift fails',
  '99000979': 'shift is slow',
  '99000980': 'outcome fails twice',
  '99000981': 'outcome is lacking',
  '99000982': 'passport is another',
  '99000983': 'passport is not compared',
  '99000986': 'no plans',
  '99000987': 'plans fail',
} as const;
type Wrong = (typeof awkwardShifts)[keyof typeof awkwardShifts];

export const isAwkwardShift = (isdn: string, ...wrongs: readonly Wrong[]): boolean => {
  const wrong = (awkwardShifts as Readonly<Record<string, Wrong>>)[isdn];
  return wrong !== undefined && wrongs.includes(wrong);
};

/** From here on a number is refused by the bits of what it is counted on: every combination occurs. */
export const firstCombination = 99_000_932;
export const combined = ['BILL', 'SAVED_NUMBER', 'VIP', 'MONTH', 'TERM'] as const;

/** Those of the five reasons that a number has. */
export function listCombined(isdn: string): (typeof combined)[number][] {
  const bits = Number(isdn) - firstCombination;
  if (bits < 0 || bits >= 2 ** combined.length) return [];
  return combined.filter((_reason, at) => bits & (1 << at));
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

/** Numbers of this page that somebody whom Dan knows owns, so that the change of their plans can be tried to its end. */
export const ownedShifts: readonly string[] = range(firstCombination, 99_000_989);
