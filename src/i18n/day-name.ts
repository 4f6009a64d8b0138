import type { MessageKey } from './translator.ts';

const days = [
  'day.0',
  'day.1',
  'day.2',
  'day.3',
  'day.4',
  'day.5',
  'day.6',
] as const satisfies MessageKey[];

/** `weekday` counts from 0, which is Monday. */
export function toDayName(weekday: number, t: (key: MessageKey) => string): string {
  return t(days[weekday] ?? 'day.0');
}
