import type { ServiceName } from '#contracts/contract.ts';
import { listCalls } from '../calls/calls.ts';
import { type Contracts, listContractFiles } from '../calls/list-contracts.ts';
import {
  conventions,
  errorSchema,
  idempotencyKey,
  responses,
  type Service,
  services,
  servicesInOrder,
  toGroup,
} from './conventions.ts';
import { readComments } from './read-comments.ts';
import type { Examples } from './read-examples.ts';
import { toOperation } from './to-operation.ts';
import { createConverter, type Schema } from './to-schema.ts';
import { toWebhooks } from './webhooks.ts';

export const documentsFolder = 'docs/openapi';

/** Only what the document refers to, by the names in it. */
function pickUsed(components: Record<string, Schema>, document: Schema, kind: string) {
  const text = JSON.stringify(document) + JSON.stringify(components);
  const used = Object.entries(components).filter(([name]) =>
    text.includes(`"#/components/${kind}/${name}"`),
  );
  return Object.fromEntries(used.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const serverOf = ({ setting }: Service): Schema => ({
  url: 'https://{host}',
  description: `The address that the site’s setting \`${setting}\` names.`,
  variables: { host: { default: 'service.example.mn', description: 'A host, and a path if any.' } },
});

/** Files by their names, with the text that each has to have. */
export async function toDocuments(
  { contracts, shapes }: Contracts,
  examples: Examples,
): Promise<Map<string, string>> {
  const comments = await readComments(await listContractFiles());
  const documents = new Map<string, string>();

  function toDocument(name: ServiceName, service: Service): Schema | null {
    const own = listCalls(name, contracts);
    if (own.length === 0) return null;
    const { toSchema, schemas } = createConverter(shapes, comments);
    const paths: Record<string, Schema> = {};
    for (const one of own) {
      const { path, method } = one.contract;
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: toOperation(one, { toSchema, comments, examples, service }),
      };
    }
    const webhooks = toWebhooks(name, { toSchema });
    const hasWebhooks = Object.keys(webhooks).length > 0;
    const groups = [
      ...new Set(own.map(({ call }) => call.group)),
      ...(hasWebhooks ? ['Webhooks'] : []),
    ];
    const hasBearer = own.some(({ contract, call }) => contract.bearer ?? call.token);
    const document = {
      openapi: '3.1.1',
      info: {
        title: service.title,
        version: '1.0.0',
        summary: service.about,
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
        description: service.bare ? service.about : `${service.about}\n\n${conventions}`,
      },
      servers: [serverOf(service)],
      security: [],
      tags: groups.map((group) => ({ name: group, description: toGroup(group) })),
      paths,
      ...(hasWebhooks ? { webhooks } : {}),
    };
    const hasKey = own.some(({ call }) => call.effect);
    return {
      ...document,
      components: {
        ...(hasKey ? { parameters: { IdempotencyKey: idempotencyKey } } : {}),
        responses: pickUsed({ ...responses }, document, 'responses'),
        schemas: pickUsed({ ...schemas, Error: errorSchema }, { document, responses }, 'schemas'),
        ...(hasBearer ? { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } : {}),
      },
    };
  }

  for (const name of servicesInOrder) {
    const service = services[name];
    const document = service && toDocument(name, service);
    if (document) documents.set(service.file, `${JSON.stringify(document, null, 2)}\n`);
  }
  return documents;
}
