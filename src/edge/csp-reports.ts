import * as v from 'valibot';
import { log } from '#lib/log.ts';
import { findRoute } from '#routes.ts';
import { cspReportPath } from './guard/security-headers.ts';
import { httpError } from './guard/http-error.ts';
import { type Middleware, urlOf } from './middleware.ts';

/** A report to `report-uri`, and one of a list to `report-to`. Browsers send much more, which is not read. */
const toOne = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
    'document-uri': v.optional(v.string()),
  }),
});
const toMany = v.array(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: v.string(),
      blockedURL: v.optional(v.string()),
      documentURL: v.optional(v.string()),
    }),
  }),
);

interface Violation {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
}

function readReports(json: unknown): Violation[] {
  const one = v.safeParse(toOne, json);
  if (one.success) {
    const report = one.output['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [{ directive, blocked: report['blocked-uri'], page: report['document-uri'] }];
  }
  const many = v.safeParse(toMany, json);
  if (!many.success) return [];
  return many.output.map(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
  }));
}

/** Anybody can send a report, so of its words only those are logged that are a policy's, a host's or a page's. */
function toFields({ directive = '', blocked = '', page = '' }: Violation) {
  const host = /^(?:https?|wss?):/.test(blocked) ? URL.parse(blocked)?.hostname : undefined;
  const from = URL.parse(page)?.pathname;
  return {
    kind: /^[a-z-]{3,32}/.exec(directive)?.[0] ?? 'unknown',
    host: host ?? /^[a-z-]{2,20}/.exec(blocked)?.[0] ?? 'unknown',
    path: from !== undefined && findRoute(from) ? from : undefined,
  };
}

/** Lines that an isolate writes in a minute. What is wrong with a page is reported by each of its visitors. */
const linesAMinute = 20;
const minuteMs = 60_000;
let written: { since: number; lines: Set<string> } = { since: 0, lines: new Set() };

function logOnce(violation: Violation): void {
  const now = Date.now();
  if (now - written.since >= minuteMs) written = { since: now, lines: new Set() };
  const fields = toFields(violation);
  const line = JSON.stringify(fields);
  if (written.lines.has(line) || written.lines.size >= linesAMinute) return;
  written.lines.add(line);
  log.warn('csp-report', fields);
}

/** Takes what browsers report of the content security policy: a line of the log for each kind, and nothing is stored. */
export const cspReports: Middleware = async (c, next) => {
  if (urlOf(c).pathname !== cspReportPath) return next();
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:csp-report|reports\+json|json)\b/.test(type)) return httpError(415);
  const json: unknown = await c.req.raw.json().catch(() => null);
  for (const violation of readReports(json)) logOnce(violation);
  return new Response(null, { status: 204 });
};
