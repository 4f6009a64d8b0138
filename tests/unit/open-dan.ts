import { createDan } from '#services/dan.ts';
import { type Settings, parseSettings } from '#settings/settings.ts';
import { question } from '#operator/tests/provider-under-test.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';

export const redirectUri = question.redirect_uri;
export const service = 'WS100101_getCitizenIDCardInfo';
export const contract = {
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'very-secret',
  DAN_SERVICE: service,
  DAN_WSDL: 'https://xyp.example.mn/citizen/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};
export const toScope = (known: Settings) =>
  btoa(JSON.stringify([{ services: [known.DAN_SERVICE], wsdl: known.DAN_WSDL }]));

/** A client of this provider, or of the embedded one; it records what is logged. */
export function openDan(base?: string, deadlineMs = 5000, vars: Record<string, string> = {}) {
  const known = parseSettings({
    OPERATOR: {},
    ...vars,
    ...(base ? { ...contract, DAN_BASE_URL: base } : {}),
  });
  const events: unknown[] = [];
  const { callUpstream } = createUpstream({
    settings: () => known,
    log: (event) => events.push(event),
  });
  const call: typeof callUpstream = (asked, request) =>
    callUpstream(asked, { ...request, deadlineMs });
  return { dan: createDan({ call, settings: () => known }), known, events };
}

export const card = {
  regnum: 'уk91031458',
  lastname: 'Батбаяр',
  firstname: 'Тэмүүлэн',
  surname: 'Боржигон',
  image: 'x',
};
export const citizen = { regnum: 'УК91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн' };
/** As real providers send it, with the given differences. */
export const toAnswer = (given: object = {}, loginType: unknown = 7) => [
  { citizen_loginType: loginType },
  {
    services: {
      [service]: {
        request: { regnum: card.regnum },
        requestId: '7d1f',
        resultCode: 0,
        resultMessage: 'амжилттай',
        response: card,
        ...given,
      },
    },
    wsdl: contract.DAN_WSDL,
  },
];
