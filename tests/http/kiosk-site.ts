import { listElements } from './page-html.ts';
import { type Site, startSite } from './start-site.ts';
import { Visitor } from './tan-visitor.ts';

const secret = 'the secret of the staff, long enough for production';
export const pin = '471147';
/** Who asks for a kiosk, and why. */
export const act = { who: 'Дорж', reason: 'a new screen' };

/** A site whose staff set kiosks up. */
export class KioskSite {
  readonly site: Site;
  private constructor(site: Site) {
    this.site = site;
  }

  static async start(): Promise<KioskSite> {
    return new KioskSite(await startSite({ STAFF_SECRET: secret, KIOSK_PIN: pin }));
  }

  async forget(): Promise<void> {
    await this.site.query('DELETE FROM kiosk_device');
    await this.site.query('DELETE FROM staff_log');
  }

  readLog() {
    return this.site.query('SELECT who, act, reason FROM staff_log ORDER BY at, act');
  }

  async openStaff(): Promise<Visitor> {
    const staff = new Visitor(this.site.origin);
    await staff.post('/staff', { intent: 'sign-in', secret });
    return staff;
  }

  /** The branches that a kiosk may stand in. */
  async listBranches(): Promise<string[]> {
    const html = await (await (await this.openStaff()).ask('/staff/kiosks')).text();
    return listElements(html)
      .filter(({ tagName }) => tagName === 'option')
      .map(({ properties }) => String(properties['value']))
      .filter(Boolean);
  }

  /** The link of a new device, as the staff's page shows it. */
  async getLink(branch: string): Promise<URL> {
    const staff = await this.openStaff();
    await staff.post('/staff/kiosks', { intent: 'add', name: 'Үүд', branch, ...act });
    const html = await (await staff.ask('/staff/kiosks')).text();
    const [link = ''] = listElements(html)
      .map(({ properties }) => properties['href']?.toString() ?? '')
      .filter((href) => href.startsWith('/kiosk/setup?'));
    return new URL(link, this.site.origin);
  }

  async setUp(branch?: string): Promise<Visitor> {
    const kiosk = new Visitor(this.site.origin);
    const link = await this.getLink(branch ?? (await this.listBranches())[0] ?? '');
    await kiosk.post('/kiosk/setup', toFields(link));
    await kiosk.ask('/kiosk');
    return kiosk;
  }
}

export const toFields = (link: URL): Record<string, string> =>
  Object.fromEntries(link.searchParams);

export const listForms = (html: string): string[] =>
  listElements(html)
    .filter(({ tagName }) => tagName === 'form')
    .map(({ properties }) => String(properties['action']));
