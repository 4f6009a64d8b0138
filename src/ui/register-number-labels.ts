import type { Translate } from '#i18n/translator.ts';

/** The labels of `RegisterNumberField`, which a view hands to it. */
export function toRegisterNumberLabels(t: Translate) {
  return {
    label: t('register.label'),
    hint: t('register.hint'),
    birthDate: t('register.birthDate'),
    age: t('register.age'),
    sex: t('register.sex'),
    male: t('register.male'),
    female: t('register.female'),
    organisation: t('register.organisation'),
  };
}
