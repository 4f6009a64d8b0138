import * as z from 'zod/mini';
import { sendEmailBody } from '#contracts/mobile/email.ts';
import { homeAddress, homeRequestBody } from '#contracts/mobile/home-internet.ts';
import { effortBody } from '#contracts/mobile/effort.ts';
import { sendSmsBody } from '#contracts/mobile/sms.ts';
import { readPukBody, setEmailBody } from '#contracts/mobile/subscriber.ts';
import type { Calls } from './call.ts';
import { exampleNumber } from './order-calls.ts';

const address = {
  cityId: 'ub',
  districtId: 'ub-bayangol',
  khorooId: 'ub-bayangol-8',
  building: '21',
  apartment: '34',
};

export const mobileCalls: Calls = {
  'POST /sms/send': {
    summary: 'Send an SMS to a subscriber',
    group: 'Messages',
    seenOn: 'signing in: its code comes by SMS',
    personal: true,
    effect: true,
    body: sendSmsBody,
    sent: () => ({ isdn: exampleNumber, text: 'Таны код 123456. 5 минут хүчинтэй.' }),
  },
  'POST /email': {
    summary: 'Send an e-mail',
    group: 'Messages',
    seenOn: 'messages about what was ordered',
    personal: true,
    effect: true,
    body: sendEmailBody,
    sent: () => ({
      address: 'somebody@example.mn',
      subject: 'Таны хүсэлтийг хүлээн авлаа',
      text: 'Хүсэлтийн дугаар: AB12CD34.',
    }),
  },
  'POST /ces': {
    summary: 'How easy a finished flow was',
    group: 'Messages',
    seenOn: 'the question after every finished flow',
    optional: true,
    effect: true,
    body: effortBody,
    sent: () => ({
      flow: 'homeInternet',
      score: 6,
      comment: '',
      language: 'mn',
      day: '2026-12-01',
    }),
  },
  'GET /subscriber/owner': {
    summary: 'Who a number is registered to',
    group: 'Subscribers',
    seenOn: 'flows in which Dan confirms the owner of a number',
    personal: true,
    always: ['isdn'],
    values: { isdn: exampleNumber },
  },
  'GET /subscriber': {
    summary: 'What a number has: its plan, what is left of it, its balance',
    group: 'Subscribers',
    seenOn: '/account: without it what the site itself knows is shown',
    optional: true,
    personal: true,
    always: ['isdn'],
    values: { isdn: exampleNumber },
    answer: {
      data: {
        plan: { nameMn: 'Тэнгэр 45', nameEn: 'Tenger 45', fee: 45_000 },
        payment: 'POSTPAID',
        isCompany: false,
        left: [
          { kind: 'DATA', left: 12_700, total: 61_440 },
          { kind: 'MESSAGES', left: 88, total: 100 },
          { kind: 'OTHER', nameMn: 'Спорт суваг', nameEn: 'Sports channels', isUnlimited: true },
        ],
        renewsOn: '2026-12-01',
        balance: null,
        balanceUntil: null,
        contractEndsOn: '2027-06-01',
        nextPlan: { nameMn: 'Тэнгэр 29', nameEn: 'Tenger 29', from: '2026-12-01' },
        email: 't•••@•••.mn',
      },
    },
  },
  'GET /subscriber/bills': {
    summary: 'The bills of the last twelve months',
    group: 'Subscribers',
    seenOn: '/account/bills and /account/bill/{month}',
    optional: true,
    personal: true,
    mayBeEmpty: true,
    always: ['isdn'],
    values: { isdn: exampleNumber },
    answer: {
      data: [
        {
          month: '2026-10',
          amount: 52_400,
          due: 52_400,
          dueDate: '2026-11-20',
          paidOn: null,
          number: '202610-0011',
          lines: [
            { nameMn: 'Тэнгэр 45', nameEn: 'Tenger 45', amount: 45_000 },
            { nameMn: 'Нэмэлт дата', nameEn: 'Additional data', amount: 2500 },
          ],
        },
      ],
    },
  },
  'POST /subscriber/puk': {
    summary: 'What unlocks the SIM card of a number',
    group: 'Subscribers',
    seenOn: '/account/puk, after a fresh code',
    optional: true,
    personal: true,
    body: readPukBody,
    sent: () => ({ isdn: exampleNumber }),
    answer: { data: { puk: '12345678', puk2: '87654321' } },
  },
  'POST /subscriber/email': {
    summary: 'Register another e-mail address',
    group: 'Subscribers',
    seenOn: '/account/email, after codes to the number and to the address',
    optional: true,
    personal: true,
    effect: true,
    body: setEmailBody,
    sent: () => ({ isdn: exampleNumber, email: 'new@example.mn' }),
  },
  'POST /webview-token/introspect': {
    summary: 'Check a token of the app',
    group: 'Subscribers',
    seenOn: 'signing in from the app, where no key for its tokens is set',
    personal: true,
    body: z.object({ token: z.string().check(z.maxLength(4096)) }),
    sent: () => ({ token: 'eyJhbGciOiJFUzI1NiJ9.eyJpc2RuIjoiOTkxMTAwMTEifQ.c2lnbmF0dXJl' }),
    answer: {
      data: {
        active: true,
        isdn: exampleNumber,
        jti: '8d1f6c52-5c3c-4f0e-9d0a-0a8f3f3a1e77',
        iat: 1_795_371_000,
        exp: 1_795_371_300,
        sessionExp: 1_795_378_200,
      },
    },
  },
  'POST /home-internet/coverage': {
    summary: 'Whether the network reaches an address',
    group: 'Home internet',
    seenOn: '/home-internet, its first step',
    personal: true,
    body: homeAddress,
    sent: () => address,
  },
  'GET /home-internet/packages': {
    summary: 'Packages of home internet',
    group: 'Home internet',
    seenOn: '/home-internet, its packages',
  },
  'POST /home-internet/request': {
    summary: 'Ask to be connected, told or called',
    group: 'Home internet',
    seenOn: '/home-internet, its last step',
    personal: true,
    effect: true,
    body: homeRequestBody,
    sent: () => ({
      code: 'AB12CD34',
      kind: 'INSTALL',
      address,
      packageId: 'home-100',
      visit: { date: '2026-12-01', slot: '09:00-13:00' },
      name: 'Тэмүүлэн',
      phone: exampleNumber,
      language: 'mn',
    }),
  },
  'GET /referral': {
    summary: 'Whose referral code it is',
    group: 'Subscribers',
    seenOn: '/checkout/receipt, where a promo code is not known',
    optional: true,
    personal: true,
    mayBeEmpty: true,
    values: { code: 'NAIZ2024' },
  },
};
