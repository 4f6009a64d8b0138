import { noticeId, type Switch } from '#domain/switches.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';

/** Before anybody has set it. */
export const ordinary = (id: string): Switch => ({
  id,
  isSet: false,
  tone: 'trouble',
  textMn: '',
  textEn: '',
  fromAt: null,
  untilAt: null,
  revision: 0,
});

/** What the form calls it. */
export const toState = ({ id, isSet }: Pick<Switch, 'id' | 'isSet'>) =>
  (id === noticeId) === isSet ? 'on' : 'off';

/** `from – until`; a dash where neither is given. */
export function toTimes({ fromAt, untilAt }: Switch): string {
  const { locale } = texts();
  const write = (at: number | null) => (at === null ? '' : formatDateTime(at, locale));
  return fromAt === null && untilAt === null ? '–' : `${write(fromAt)} – ${write(untilAt)}`;
}

/** A state in words: the notice is shown or hidden, all else works or is off. */
export function toStateWords(id: string, state: 'on' | 'off'): string {
  const { t } = texts();
  if (id === noticeId) return t(state === 'on' ? 'switch.shown' : 'switch.hidden');
  return t(`switch.${state}`);
}
