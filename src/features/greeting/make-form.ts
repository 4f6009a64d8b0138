import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { makeSchema } from './form.ts';
import { sealGreeting } from './store.ts';

/** Makes the link of a greeting. It stores nothing, so making it twice makes two links. */
export const makeForm = form(
  { name: 'greeting', input: makeSchema, keep: ['template', 'to', 'message', 'from'] },
  async (greeting) => goTo(`/new-year-greeting/ready?g=${await sealGreeting(greeting)}`),
);
