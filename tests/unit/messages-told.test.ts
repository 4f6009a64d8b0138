import { describe, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { DB, settings } from '#env.ts';
import { insertStars, findStars } from '#features/stars/store.ts';
import { starsMessageTopic, starsTopic } from '#features/stars/topic.ts';
import { insertDraft } from '#flow/store.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { locales, type Locale } from '#i18n/locale.ts';
import { localized } from '#i18n/localized.ts';
import { translator } from '#i18n/translator.ts';
import { leasingMessageTopic } from '#leasing/message-topic.ts';
import { toAssessmentHref } from '#leasing/model.ts';
import { toReasonText } from '#leasing/reason.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { recoveryMessageTopic } from '#purchase/sim-recovery/events.ts';
import { toRecoveryHref, toStopHref } from '#purchase/sim-recovery/model.ts';
import { starsItem } from '../support/sim-items.ts';
import { addAssessment } from './add-assessment.ts';
import { expectTold } from './read-told.ts';
import { claim } from './recover-sim.ts';

await prepareOperator();

const { callCentre } = brand;
const isdn = '94112233';
const email = 'somebody@example.mn';
const phone = '99110077';
const child = starsItem(phone, isdn);
/** A message in English opens the site in English. */
const toLink = (path: string, language: Locale) =>
  `${settings().SITE_ORIGIN}${path}${language === 'en' ? '&lang=en' : ''}`;

describe.each(locales)('in %s', (language: Locale) => {
  const name = localized(brand, 'shortName', language);

  test.each([
    ['recovery.warned', 'owner'],
    ['recovery.changed', 'owner'],
    ['recovery.ownerStopped', 'owner'],
    ['recovery.active', 'asker'],
    ['recovery.shipped', 'asker'],
    ['recovery.ready', 'asker'],
    ['recovery.paid', 'asker'],
    ['recovery.stopped', 'asker'],
    ['recovery.failed', 'asker'],
  ] as const)('%s tells the %s of a number all that there is to say', async (event, who) => {
    const { id, code, isdn: own, token, stopToken } = await claim({ language, phone, email });
    const isOwner = who === 'owner';
    await expectTold(recoveryMessageTopic, {
      event,
      id: `${who} ${id}`,
      // Whoever asks may be a thief, who does not choose the language of the owner.
      language: isOwner ? 'mn' : language,
      to: isOwner ? { sms: own, email: 'owner@example.mn' } : { sms: phone, email },
      values: {
        code,
        callCentre,
        number: groupPhoneNumber(own),
        amount: formatMnt(5000),
        link: isOwner
          ? toLink(toStopHref(stopToken), 'mn')
          : toLink(toRecoveryHref(token), language),
      },
    });
  });

  test('each message of Stars on the bill goes to the parent, with what was ordered', async () => {
    const now = Date.now();
    const store = { db: DB, keys: settings().DATA_KEYS, now };
    const content = { kind: 'stars', version: 1, step: 'pay', entries: {}, expiresAt: now + 1e6 };
    const owner = { token: crypto.randomUUID(), visitorId: 'v1', isdn: phone };
    const draft = await insertDraft(store, owner, content);
    if (!draft) throw new Error('no draft');
    const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 43);
    await insertStars(child, {
      operation: { owner: 'v1', id: crypto.randomUUID(), form: 'stars.pay', requestHash: 'h' },
      draft,
      visitorId: 'v1',
      language,
      token,
      topics: { order: starsTopic, messages: starsMessageTopic },
    });
    const { id = '', code = '' } = (await findStars(token)) ?? {};
    for (const event of ['stars.requested', 'stars.done', 'stars.refused'] as const) {
      await expectTold(starsMessageTopic, {
        event,
        id,
        language,
        to: { sms: phone },
        values: {
          name,
          code,
          callCentre,
          number: groupPhoneNumber(isdn),
          what: localized(child.package, 'name', language),
          amount: formatMnt(8900),
          link: toLink(`/stars/result?id=${token}`, language),
        },
      });
    }
  });

  test('each message of an assessment says the amount, until when, or why not', async () => {
    const usableUntil = Date.now() + 3_600_000;
    const { id, code, token } = await addAssessment({ language, phone });
    await DB.prepare(
      `UPDATE leasing_assessment SET monthly = 90000, usable_until = ?2, reason = 'NOT_CHECKED' WHERE id = ?1`,
    )
      .bind(id, usableUntil)
      .run();
    for (const event of ['leasing.pending', 'leasing.complete', 'leasing.rejected'] as const) {
      await expectTold(leasingMessageTopic, {
        event,
        id,
        language,
        to: { sms: phone },
        values: {
          name,
          code,
          callCentre,
          monthly: formatMnt(90_000),
          time: formatDateTime(usableUntil, language),
          reason: toReasonText('NOT_CHECKED', translator(language)),
          link: toLink(toAssessmentHref(token), language),
        },
      });
    }
  });
});
