import type { Switch } from '#domain/switches.ts';

/** Something that staff have switched off until they say otherwise. */
export const switchedOff = (id: string): Switch => ({
  id,
  isSet: true,
  tone: 'trouble',
  textMn: '',
  textEn: '',
  fromAt: null,
  untilAt: null,
  revision: 1,
});
