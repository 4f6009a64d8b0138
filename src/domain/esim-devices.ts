/** Makers and models with an eSIM: what somebody types of their phone is compared with these, from the newest on. */
const withEsim: readonly RegExp[] = [
  /\bi\s?phone\s*(?:1[1-9]|2\d|xr|xs|air|se\s*\(?(?:2|3|2020|2022))/i,
  /\b(?:galaxy\s*)?s\s?2[0-9]\b(?!\s*fe)/i,
  /\b(?:galaxy\s*)?s\s?2[3-9]\s*fe\b/i,
  /\bz\s*(?:flip|fold)/i,
  /\bpixel\s*(?:[3-9]|1\d)/i,
  /\b(?:xiaomi\s*)?1[2-9]t?\s*(?:pro|ultra)\b/i,
  /\bhuawei\s*p40\b/i,
  /\bapple\s*watch|\bipad\s*(?:pro|air|mini)/i,
];
/** Known to have none. */
const withoutEsim: readonly RegExp[] = [
  /\bi\s?phone\s*(?:[3-8]|x\b|se\b)/i,
  /\bgalaxy\s*(?:j|m)\d/i,
  /\bredmi\b/i,
  /\bnokia\s*\d{3,4}\b/i,
];

/** What an eSIM is known by in the phone: 32 digits. */
const eid = /^\d{32}$/;

/** `unsaid`: nothing was typed, as the field allows. */
export type EsimCheck = 'yes' | 'no' | 'unknown' | 'unsaid';

/** Whether a phone takes an eSIM, by its model or by the eSIM's own number; nobody is refused for it. */
export function checkEsimDevice(typed: string): EsimCheck {
  if (typed.trim() === '') return 'unsaid';
  if (eid.test(typed.replaceAll(/[\s-]/g, ''))) return 'yes';
  if (withEsim.some((model) => model.test(typed))) return 'yes';
  return withoutEsim.some((model) => model.test(typed)) ? 'no' : 'unknown';
}
