import { type CallReport, isFailing, type Report } from './report.ts';

const marks = { good: '✔', lacking: '•', failing: '✘', untried: '–' } as const;

const line = (label: string, values: readonly string[]): string[] =>
  values.length > 0 ? [`    ${label}: ${values.join(', ')}`] : [];

function printCall(report: CallReport): string[] {
  const { call, state, reason, items, medianMs, maxMs, seenOn } = report;
  const isUnseen = state !== 'good';
  return [
    `${marks[state]} ${call}: ${reason ?? `${items} read`}; ${medianMs} ms, at most ${maxMs}`,
    ...(isUnseen
      ? [`    the customer ${state === 'failing' ? 'sees nothing' : 'sees less'} of: ${seenOn}`]
      : []),
    ...line('left out', report.dropped),
    ...line('unreadable', report.unreadable),
    ...line('in one language', report.languages),
    ...(report.byLanguage ? ['    depends on accept-language, which the site does not send'] : []),
    ...line('required', report.required),
    ...line('optional', report.optional),
    ...line('never came', report.absent),
    ...line('not read', report.ignored),
    ...(report.paging ? [`    paging: ${report.paging}`] : []),
    ...line('parameters that change nothing', report.idle),
    ...line('parameters that nothing can be said of', report.untried),
  ];
}

const count = (report: Report, state: string): number =>
  [...report.calls, ...report.writes].filter((one) => one.state === state).length;

/** What a person reads: each call, what the customer will not see, and the settings for these services. */
export function printReport(report: Report): string {
  const { calls, writes, settings, notes } = report;
  const words = isFailing(report) ? 'does not conform' : 'conforms';
  return [
    ...calls.flatMap(printCall),
    ...(writes.length > 0 ? ['', 'Writes'] : []),
    ...writes.map(({ call, state, found }) => `${marks[state]} ${call}: ${found}`),
    ...(notes.length > 0 ? ['', 'Notes', ...notes.map((note) => `  ${note}`)] : []),
    ...(Object.keys(settings).length > 0 ? ['', 'Settings for these services'] : []),
    ...Object.entries(settings).map(([name, value]) => `  ${name}="${value}"`),
    '',
    `${words}: ${count(report, 'good')} good, ${count(report, 'lacking')} with less, ${count(report, 'failing')} failing`,
  ].join('\n');
}
