import { renderToReadableStream } from 'react-dom/server.edge';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { digitalConsent, type DigitalConsent } from '#contracts/content/pages.ts';
import { within } from '#lib/sleep.ts';
import { runInContext } from '#request/context.ts';
import * as content from '#services/content.ts';
import type { Outcome } from '#services/upstream/upstream-error.ts';
import * as legal from '#services/legal.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { agreementFields } from '#forms/consent-fields.ts';
import { AgreementPart } from './agreement-part.tsx';
import { takeAgreement } from './consent.ts';

afterEach(() => vi.restoreAllMocks());

const text = digitalConsent.parse({
  titleMn: 'Зөвшөөрөл',
  titleEn: 'Consent',
  bodyMn: '<p>Өгөгдөл</p>',
  bodyEn: '<p>Data</p>',
  version: '2026-07',
  purposes: [{ id: 'order', textMn: 'Захиалга', textEn: 'Order', required: true }],
  effectiveFrom: null,
});

/** Services that answer when they are let. */
function hold() {
  const consent = Promise.withResolvers<Outcome<DigitalConsent>>();
  const terms = Promise.withResolvers<Outcome<string>>();
  const pending = <T,>(result: Promise<T>) => ({ state: 'pending', result }) as const;
  const read = {
    consent: vi.spyOn(content, 'readDigitalConsent').mockResolvedValue(pending(consent.promise)),
    terms: vi.spyOn(legal, 'readLegalVersion').mockResolvedValue(pending(terms.promise)),
  };
  return {
    read,
    answer: () => {
      terms.resolve({ ok: true, value: '3' });
      consent.resolve({ ok: true, value: text });
    },
  };
}

const render = () =>
  runInContext(visit({ locale: 'en' }), () =>
    renderToReadableStream(
      <form>
        <AgreementPart />
        <input type="hidden" name="total" />
      </form>,
    ),
  );

const boxes = (html: string) => [...html.matchAll(/name="(purpose|terms)"/g)].map(([, one]) => one);

test('the first byte of a step waits neither for the consent nor for the terms, which are asked for at once', async () => {
  const { read, answer } = hold();
  const stream = await within(render(), 1000);
  if (!stream) throw new Error('the shell waits');
  expect(read.consent).toHaveBeenCalled();
  expect(read.terms).toHaveBeenCalled();
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader.read()).value ?? '';
  expect(first).toContain('name="total"');
  expect(boxes(first)).toEqual([]);
  // Without scripts the page asks for itself again, whole.
  expect(first).toContain('<noscript>');
  answer();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
  expect(boxes(rest).toSorted()).toEqual(['purpose', 'terms']);
  expect(rest).toContain('name="termsVersion"');
});

test.each([
  [[], '', ['consent.needRequired', 'flow.fault.terms']],
  [['order'], '', ['flow.consentChanged', 'flow.fault.terms']],
  [['order'], 'old', ['flow.consentChanged', 'flow.fault.terms']],
] as const)(
  'a form with the boxes %j of the text "%s" is refused with what is missing',
  async (purpose, version, messages) => {
    vi.spyOn(content, 'readDigitalConsent').mockResolvedValue({ state: 'ready', value: text });
    const sent = v.parse(v.strictObject(agreementFields), {
      purpose: [...purpose],
      ...(version && { version }),
    });
    const taken = await runInContext(visit(), () => takeAgreement(sent, 1));
    expect('faults' in taken && taken.faults.map(({ message }) => message)).toEqual(messages);
  },
);
