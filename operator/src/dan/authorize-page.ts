import { html } from 'hono/html';
import type * as z from 'zod/mini';
import { both, type Content, framePage } from '../pages/page-frame.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { storedCitizen } from './citizen-card.ts';
import type { DanAnswer } from './service-answer.ts';

type Citizen = z.infer<typeof storedCitizen>;
const frame = (content: Content) =>
  framePage({
    title: ['Зохиомол ДАН', 'Made-up Dan'],
    note: [
      'Туршилтын нэвтрэх систем: төрийн ДАН биш, хүмүүс нь зохиомол.',
      'A stand-in for trying things out: not the state’s Dan, and nobody here is real.',
    ],
    content,
  });

const hidden = (request: AuthorizeRequest) =>
  [...request.query].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

const fullName = ({ card }: Citizen) => `${card.lastname} ${card.firstname}`;

/** The request stays in the address, as with the real provider. */
const toAction = (request: AuthorizeRequest) => `authorize?${request.query}`;

const cancelForm = (request: AuthorizeRequest) =>
  html`<form method="post" action="${toAction(request)}">
    <button class="quiet" name="decision" value="cancel">${both(['Болих', 'Cancel'])}</button>
  </form>`;

export function citizenPage(request: AuthorizeRequest, citizens: readonly Citizen[]): Content {
  return frame(html`
    <h1>${both(['Хэнээр нэвтрэх вэ?', 'Who are you?'])}</h1>
    <form class="card" method="get" action="authorize">
      ${hidden(request)}
      <ul>
        ${citizens.map(
          (one) =>
            html`<li>
              <button name="citizen" value="${one.id}">
                <b>${fullName(one)}</b><br />
                <span class="small">
                  ${one.card.regnum} ·
                  ${one.isdn ?? both(['манай дугааргүй', 'owns no number of ours'])}
                </span>
              </button>
            </li>`,
        )}
      </ul>
    </form>
    ${cancelForm(request)}
  `);
}

/** What a real provider answers now and then, and the page after it has words for. */
const otherAnswers: readonly [Exclude<DanAnswer, 'citizen'>, Readonly<[string, string]>][] = [
  ['organisation', ['Байгууллагаар нэвтэрсэн', 'Signed in as an organisation']],
  ['not-found', ['Бүртгэлээс олдоогүй', 'Not found in the register']],
  ['slow', ['Удаан хариулна', 'Answers slowly']],
  ['failing', ['Хариу өгөхгүй', 'Does not answer']],
];

export function consentPage(request: AuthorizeRequest, citizen: Citizen): Content {
  return frame(html`
    <h1>${both(['Мэдээллээ өгөхийг зөвшөөрөх үү?', 'Do you agree to share this?'])}</h1>
    <section class="card">
      <p><b>${fullName(citizen)}</b> <span class="small">${citizen.card.regnum}</span></p>
      <ul class="facts">
        <li>${both(['Овог, нэр', 'First and last name'])}</li>
        <li>${both(['Регистрийн дугаар', 'Register number'])}</li>
        <li>${both(['Бүртгэлтэй хаяг', 'Registered address'])}</li>
      </ul>
      <form method="post" action="${toAction(request)}">
        <input type="hidden" name="citizen" value="${citizen.id}" />
        <button class="main" name="decision" value="allow">${both(['Зөвшөөрөх', 'Agree'])}</button>
        <p class="small">
          ${both(['Эсвэл ДАН өөрөөр хариулахыг турших:', 'Or try how Dan can answer otherwise:'])}
        </p>
        ${otherAnswers.map(
          ([answer, label]) =>
            html`<button class="quiet" name="decision" value="${answer}">${both(label)}</button> `,
        )}
      </form>
    </section>
    ${cancelForm(request)}
  `);
}
