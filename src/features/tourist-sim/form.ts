import * as v from 'valibot';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { choice, chosenId, optionalText, requiredText } from '#forms/common-fields.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { isArrival, pointKinds } from './model.ts';

const invalid: MessageKey = 'error.generic';
const wrongEmail: MessageKey = 'field.email';

export const packageForm = v.strictObject(
  { packageId: chosenId('touristSim.fault.package') },
  invalid,
);

export const simForm = v.strictObject(
  {
    sim: v.pipe(choice('newNumber.fault.sim'), v.picklist(['SIM', 'ESIM'], 'newNumber.fault.sim')),
    device: optionalText(60),
  },
  invalid,
);

export const arrivalForm = v.strictObject(
  {
    arrives: v.pipe(
      requiredText(10, 'touristSim.fault.arrives'),
      v.isoDate('touristSim.fault.arrives'),
      v.check(
        (day) => isArrival(day, toUlaanbaatar(new Date()).date),
        'touristSim.fault.arrivalRange',
      ),
    ),
    kind: v.pipe(choice('touristSim.fault.kind'), v.picklist(pointKinds, 'touristSim.fault.kind')),
  },
  invalid,
);

export const pointForm = v.strictObject({ pointId: chosenId('touristSim.fault.point') }, invalid);

export const emailForm = v.strictObject(
  {
    email: v.pipe(
      requiredText(254, wrongEmail),
      v.email(wrongEmail),
      v.check((typed) => !/nomail@nomail/i.test(typed), wrongEmail),
    ),
  },
  invalid,
);

export const agreementForm = v.strictObject(agreementFields, invalid);
