import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { toAsker, toCountedBy } from '#fraud/asker.ts';
import { beginCount } from '#fraud/count-store.ts';
import { toast } from '#request/toast.ts';
import { reportSchema } from './form.ts';
import { openGreeting, reportGreeting } from './store.ts';

/** Whoever has the link may report it; it is shown no more at once, to anybody. */
export const reportForm = form(
  { name: 'greeting-report', input: reportSchema, keep: ['reason'] },
  async ({ g, reason }, { request }) => {
    const opened = await openGreeting(g);
    if (!opened) return refuse('greeting.fault.gone');
    const by = toCountedBy('greetingReport', toAsker(request, { visitorId: '', isdn: null }));
    if (!(await beginCount(by))) return { ...refuse('error.tooMany'), status: 429 };
    await reportGreeting(opened, reason);
    return goTo(`/new-year-greeting/card?g=${g}`, { toast: toast('success', 'greeting.reported') });
  },
);
