import { choosePlaces, type Visit } from './checkout.ts';

/** The steps of an address that the network reaches, in their order. */
export const homeSteps = ['address', 'package', 'visit', 'contact', 'confirm'] as const;
export type HomeStep = (typeof homeSteps)[number];

export async function fillAddress(visit: Visit, district = 'bayangol'): Promise<void> {
  const { page, t } = visit;
  await choosePlaces(visit, district);
  await page.getByLabel(t('address.building'), { exact: true }).fill('12');
}

async function chooseIn({ page }: Visit, group: string, nth: number) {
  await page.getByRole('group', { name: group }).getByRole('radio').nth(nth).check();
}

export const fillHomeStep: Record<HomeStep, (visit: Visit) => Promise<void>> = {
  address: (visit) => fillAddress(visit),
  package: (visit) => chooseIn(visit, visit.t('homeInternet.packages'), 1),
  async visit(visit) {
    await chooseIn(visit, visit.t('homeInternet.dates'), 2);
    await chooseIn(visit, visit.t('homeInternet.slots'), 1);
  },
  async contact({ page, t }) {
    await page.getByLabel(t('homeInternet.name'), { exact: true }).fill('Сарнай');
    await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1234');
  },
  async confirm({ page }) {
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  },
};

/** The button that sends a step. */
export const findSend = ({ page, t }: Pick<Visit, 'page' | 't'>, step: HomeStep) =>
  page.getByRole('main').getByRole('button', {
    name: t(step === 'confirm' ? 'homeInternet.send' : 'flow.continue'),
    exact: true,
  });
