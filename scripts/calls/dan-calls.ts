import * as z from 'zod/mini';
import type { Calls } from './call.ts';

const card = {
  summary: 'The citizen’s card',
  group: 'Sign-in',
  seenOn: 'flows in which Dan confirms who somebody is',
  personal: true,
  token: true,
  answer: [
    { citizen_loginType: 7 },
    {
      services: {
        WS100101_getCitizenIDCardInfo: {
          requestId: '5f0f4b9e-3f0e-4c7f-8c3e-6b1f0a2d9c11',
          resultCode: 0,
          resultMessage: 'амжилттай',
          response: { regnum: 'УК91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн' },
        },
      },
    },
  ],
} as const;

export const danCalls: Calls = {
  'POST /oauth2/token': {
    summary: 'Exchange a code for a token',
    group: 'Sign-in',
    seenOn: card.seenOn,
    personal: true,
    body: z.object({
      grant_type: z.literal('authorization_code'),
      code: z.string(),
      client_id: z.string(),
      client_secret: z.string(),
      redirect_uri: z.url(),
    }),
    sent: () => ({
      grant_type: 'authorization_code',
      code: 'the code of the return',
      client_id: 'of the contract',
      client_secret: 'of the contract',
      redirect_uri: 'https://www.example.mn/afterDan',
    }),
    answer: { access_token: 'opaque-to-the-site' },
  },
  'GET /oauth2/api/v1/service': card,
  'POST /oauth2/api/v1/service': card,
};
