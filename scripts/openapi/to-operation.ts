import { cachePolicies } from '#services/cache/cache-policy.ts';
import { toCallName } from '../calls/call.ts';
import type { DescribedCall } from '../calls/calls.ts';
import type { Service } from './conventions.ts';
import { toParameters } from './parameters.ts';
import type { Comments } from './read-comments.ts';
import type { Examples } from './read-examples.ts';
import type { Schema } from './to-schema.ts';

export interface Writing {
  toSchema: (shape: DescribedCall['contract']['shape']) => Schema;
  comments: Comments;
  examples: Examples;
  service: Service;
}

function toEnvelope({ contract, call }: DescribedCall, { toSchema, service }: Writing): Schema {
  const shape = toSchema(call.answers ?? contract.shape);
  const wrap = (properties: Schema): Schema => ({
    type: 'object',
    properties,
    required: ['data'],
  });
  if (service.bare) return shape;
  if (contract.envelope === 'attributes') {
    const attributes = { type: 'object', properties: { attributes: shape } };
    return wrap({ data: { ...attributes, required: ['attributes'] } });
  }
  if (contract.envelope !== 'list') return wrap({ data: shape });
  return wrap({
    data: { type: 'array', items: shape },
    next: {
      type: ['string', 'integer', 'null'],
      description: 'The cursor of the next page; null or left out on the last one.',
    },
    total: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'The length of the whole list, where the service counts it.',
    },
  });
}

function toResponses(described: DescribedCall, writing: Writing): Schema {
  const { contract, call } = described;
  const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const hasId = contract.path.includes('{') || contract.envelope === 'first';
  return {
    200: {
      description: contract.envelope === 'list' ? 'The list.' : 'The answer.',
      content: {
        'application/json': {
          schema: toEnvelope(described, writing),
          example: writing.examples.get(toCallName(contract))?.answer,
        },
      },
    },
    400: refer('BadRequest'),
    ...(contract.bearer || call.token ? { 401: refer('Unauthorized') } : {}),
    ...(hasId ? { 404: refer('NotFound') } : {}),
    ...(call.effect ? { 422: refer('KeyReused') } : {}),
    429: refer('TooManyRequests'),
    '5XX': refer('Failure'),
  };
}

function toDescription({ name, contract, call }: DescribedCall, { comments }: Writing): string {
  const policy = cachePolicies.get(contract);
  const sentences = [
    comments.ofExport(`${name}Contract`),
    call.optional
      ? `Shown on: ${call.seenOn}. The site works without this call, and shows less.`
      : `Needed for: ${call.seenOn}.`,
    policy &&
      `The site keeps an answer for ${policy.freshSeconds} s, and shows an older one while the service fails.`,
    policy &&
      `What makes it outdated at once, by the content webhook: ${policy.kinds.map((kind) => `\`${kind}\``).join(', ')}.`,
    call.answers &&
      'Any status of success will do, with any body or none: the site then asks for what it needs to know.',
    call.personal && 'Personal: never kept, never logged.',
  ];
  return sentences.filter(Boolean).join('\n\n');
}

export function toOperation(described: DescribedCall, writing: Writing): Schema {
  const { name, contract, call } = described;
  const isAuthorised = contract.bearer ?? call.token;
  const type =
    contract.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const { ids } = writing.examples.get(toCallName(contract)) ?? { ids: {} };
  const parameters = toParameters(described, ids);
  const sent = call.sent?.(ids);
  return {
    operationId: name,
    summary: call.summary,
    description: toDescription(described, writing),
    tags: [call.group],
    ...(isAuthorised ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: {
              [type]: {
                schema: writing.toSchema(call.body),
                ...(sent === undefined ? {} : { example: sent }),
              },
            },
          },
        }
      : {}),
    responses: toResponses(described, writing),
  };
}
