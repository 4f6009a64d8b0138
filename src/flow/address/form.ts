import { chosenId, optionalText, requiredText } from '#forms/common-fields.ts';

/** An address in Mongolia: the places that are chosen, then what is typed. */
export const addressFields = {
  cityId: chosenId('address.fault.city'),
  districtId: chosenId('address.fault.district'),
  khorooId: chosenId('address.fault.khoroo'),
  building: requiredText(120, 'address.fault.building'),
  apartment: optionalText(40),
};
