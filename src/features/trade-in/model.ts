import { toMongolianUnits } from '#domain/mongolian-units.ts';
import type { Locale } from '#i18n/locale.ts';
import type { TradeIn } from '#contracts/content/offers.ts';
import type { TradeInEstimate } from '#domain/trade-in.ts';

/** The handset, as it was offered when it was chosen. */
export interface ChosenModel {
  brand: string;
  name: string;
  storage: string;
  /** In MNT, of a handset as good as new. */
  basePrice: number;
}

/** What was asked of it, and answered, in the words of that moment. */
export interface Answer {
  questionMn: string;
  questionEn: string;
  textMn: string;
  textEn: string;
  factor: number;
}

/** All of an estimate that the branch sees again: nothing of it is about a person. */
export interface StoredEstimate extends TradeInEstimate {
  model: ChosenModel;
  answers: readonly Answer[];
}

/** Where messages go; empty where nothing was given. */
export interface Contact {
  phone: string;
  email: string;
}

/** How long an estimate is kept after its code has ended: whoever hands in a handset may ask about it for three months. */
export const retentionMs = 90 * 86_400_000;

/** More questions than these are not asked. */
export const maxQuestions = 12;

type Question = TradeIn['questions'][number];

/** The fields of the questions, in their order. */
export const answerFields = Array.from({ length: maxQuestions }, (_, index) => `answer${index}`);

/** The questions that are asked: each with something to choose. */
export const listQuestions = ({ questions }: TradeIn): Question[] =>
  questions.filter(({ options }) => options.length > 0).slice(0, maxQuestions);

/** Names question and option, so that an answer to a question that was changed meanwhile is none. */
export const toAnswerValue = (question: Question, option: Question['options'][number]): string =>
  `${question.id} ${option.id}`;

/** The brands of which anything can be traded in. */
export const listBrands = ({ brands }: TradeIn) => brands.filter(({ models }) => models.length > 0);

/** `256 GB`, or in Mongolian `256 ГБ`. */
export const toStorage = (storage: string, locale: Locale): string =>
  locale === 'mn' ? toMongolianUnits(storage) : storage;

export const toModelName = ({ brand, name, storage }: ChosenModel, locale: Locale): string =>
  [name.startsWith(brand) ? '' : brand, name, toStorage(storage, locale)]
    .filter((part) => part !== '')
    .join(' ');

/** What is only about so much is said in thousands. */
export const toAbout = (price: number): number =>
  price < 1000 ? price : Math.round(price / 1000) * 1000;
