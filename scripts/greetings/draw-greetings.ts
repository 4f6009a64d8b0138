import { greetingTemplates, type GreetingTemplate } from '#features/greeting/model.ts';
import { drawFireworks, drawGer, drawTree } from './new-year.ts';
import { drawBoov, drawKhadag, drawSunrise } from './white-month.ts';

const drawings: Readonly<Record<GreetingTemplate, () => string>> = {
  sunrise: drawSunrise,
  khadag: drawKhadag,
  boov: drawBoov,
  fireworks: drawFireworks,
  ger: drawGer,
  tree: drawTree,
};

/** The pictures of the greeting cards, by the names under which the site asks for them. */
export const drawGreetings = (): [name: string, svg: string][] =>
  greetingTemplates.map(({ id }) => [`greeting-${id}`, drawings[id]()]);
