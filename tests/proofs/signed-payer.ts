import { newOperationId } from '#forms/operation-id.ts';
import { addProof, addSession } from '../http/add-session.ts';
import { readFaults } from '../http/checkout-visitor.ts';
import { readTicked } from '../http/page-html.ts';
import { newAddress } from '../http/tan-visitor.ts';
import { toForm } from '../http/to-form.ts';
import { BillPayer } from './bill-payer.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Somebody who is signed in and whom Dan has confirmed, without scripts, wherever the site has its address. */
export class SignedPayer extends BillPayer {
  static async plant(
    query: (sql: string) => Promise<unknown>,
    isdn: string,
    purpose: 'leasing' | 'stars',
  ): Promise<SignedPayer> {
    const { id, token } = await addSession(query, isdn);
    await addProof(query, { visitorId: id, isdn, purpose });
    const from = { accept: 'text/html', 'cf-connecting-ip': newAddress() };
    return new SignedPayer(from, { sid: token, account: '1', complete: '1', lang: 'en' });
  }

  override newTab(): SignedPayer {
    return new SignedPayer(...this.listKept());
  }

  sendForm(url: string, path: string, fields: Fields): Promise<Response> {
    const body = toForm({ op: newOperationId(), ...fields });
    return this.send(url, path, { method: 'POST', body });
  }

  /** Sends a step as whoever agrees to everything; `field` is one of its form. */
  async fillIn(
    url: string,
    path: string,
    { field, ...more }: Fields & { field?: string } = {},
  ): Promise<Response> {
    const shown = readTicked(await this.see(url, path), field);
    return this.sendForm(url, path.split('?')[0] ?? '', { ...shown, ...more });
  }

  /** The same, for a step that has to lead to the next one. */
  async go(url: string, path: string, more: Fields & { field?: string } = {}): Promise<string> {
    const answer = await this.fillIn(url, path, more);
    const led = answer.headers.get('location');
    if (led === null)
      throw new Error(`${path} answers ${answer.status} ${readFaults(await answer.text())}`);
    return led;
  }
}
