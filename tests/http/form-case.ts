export type Fields = Record<string, string | readonly string[]>;

/** A form that changes something: where it stands, and what it sends when all is well. */
export interface FormCase {
  page: string;
  /** What it answers where something has to come first that only its own tests have: a link, a secret. */
  status?: number;
  fill: () => Promise<Fields>;
}

export const plain = (page: string, fields: Fields): FormCase => ({
  page,
  fill: async () => fields,
});

/** A step of a flow, as it is sent first. */
export const toStep = (flow: string) => (name: string, fields: Fields) =>
  plain(`${flow}/${name}`, { revision: '0', op: 'operation-of-a-test', ...fields });

/** What staff say of whatever they do. */
export const act = { who: 'x', reason: 'x' };
