import { noticeId, type Switch } from '#domain/switches.ts';
import { toLocalInput } from '#domain/ulaanbaatar-time.ts';
import { findStaff } from '#identity/staff/staff.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { toState, toStateWords } from './shown-switch.ts';

/** What one switch is set to, with words, times, a name and a reason. */
export async function SwitchForm({ one, title }: { one: Switch; title: string }) {
  const { t } = texts();
  const staff = await findStaff();
  const isNotice = one.id === noticeId;
  const write = (at: number | null) => (at === null ? undefined : toLocalInput(at));
  return (
    <form
      method="post"
      action="/staff/switches"
      aria-label={title}
      className="stack max-w-160 gap-4 py-3"
    >
      <input type="hidden" name="id" value={one.id} />
      <input type="hidden" name="revision" value={one.revision} />
      <Choices
        name="state"
        legend={t('switch.state')}
        value={toState(one)}
        columns
        choices={(['on', 'off'] as const).map((value) => ({
          value,
          title: toStateWords(one.id, value),
        }))}
      />
      {isNotice && (
        <Choices
          name="tone"
          legend={t('switch.tone')}
          value={one.tone}
          columns
          choices={(['information', 'trouble'] as const).map((value) => ({
            value,
            title: t(`switch.tones.${value}`),
          }))}
        />
      )}
      <TextArea
        name="textMn"
        label={t('switch.textMn')}
        hint={t(isNotice ? 'switch.noticeHint' : 'switch.textHint')}
        value={one.textMn}
        maxLength={300}
      />
      <TextArea name="textEn" label={t('switch.textEn')} value={one.textEn} maxLength={300} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="from"
          type="datetime-local"
          label={t('switch.from')}
          hint={t('switch.fromHint')}
          value={write(one.fromAt)}
        />
        <Field
          name="until"
          type="datetime-local"
          label={t('switch.untilField')}
          hint={t('switch.untilHint')}
          value={write(one.untilAt)}
        />
      </div>
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('switch.reasonHint')}
        maxLength={300}
      />
      <button type="submit" className="btn-primary self-start">
        {t('switch.save')}
      </button>
    </form>
  );
}
