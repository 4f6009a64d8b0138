import type { PlanSeed, ServiceSeed } from './service-seed.ts';
import { businessServices } from './services-business.ts';
import { dataServices } from './services-data.ts';
import { deviceServices } from './services-devices.ts';
import { familyServices } from './services-family.ts';
import { homeInternetServices } from './services-home-internet.ts';
import { postpaidServices } from './services-postpaid.ts';
import { prepaidServices } from './services-prepaid.ts';
import { safetyServices } from './services-safety.ts';
import { simServices } from './services-sim.ts';
import { travelServices } from './services-travel.ts';
import { valueAddedServices } from './services-value-added.ts';

/** Their plans are paid by the month; those of all others are bought once. */
const subscriptions: ReadonlySet<string> = new Set([
  'postpaid-plans',
  'home-fiber',
  'home-5g',
  'ring-melody',
  'device-care',
  'stars',
  'family-group',
  'safe-internet',
  'business-mobile',
  'iot-m2m',
]);

function withPeriods({ childId, service }: ServiceSeed): ServiceSeed {
  const period = subscriptions.has(childId) ? 'MONTH' : 'ONCE';
  const plans: PlanSeed[] = service.plans;
  return { childId, service: { ...service, plans: plans.map((plan) => ({ ...plan, period })) } };
}

/** Order follows the service categories. */
export const services: ServiceSeed[] = [
  ...postpaidServices,
  ...prepaidServices,
  ...dataServices,
  ...homeInternetServices,
  ...travelServices,
  ...simServices,
  ...valueAddedServices,
  ...deviceServices,
  ...familyServices,
  ...businessServices,
  ...safetyServices,
].map(withPeriods);
