import { pairDigits } from '#domain/phone-number.ts';
import { ActForm, DeskActLink, toAgeText } from '#identity/staff/views/desk-act.tsx';
import { listNextCards, type Recovery } from '#purchase/sim-recovery/model.ts';
import { readOpenRecoveries } from '#purchase/sim-recovery/store.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

const maxShown = 100;

function Row({ recovery, now }: { recovery: Recovery; now: number }) {
  const { t, own } = texts();
  const { id, code, isdn, state, card, way, delivery, phone, simNumber, paidAt, createdAt } =
    recovery;
  const isPaid = state === 'PAID';
  const next = card && delivery && isPaid ? listNextCards(card, delivery) : [];
  const acted = { name: 'recovery', id, needs: 'fulfil' } as const;
  const asksNumber = next.some((to) => to !== 'HANDED');
  return (
    <li className="numbers border-t-1 border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold tracking-wide">{code}</span>
        <span className="font-bold">{pairDigits(isdn)}</span>
        <span>
          {t(`simRecovery.way.${way}`)} ·{' '}
          {card && isPaid ? t(`simRecovery.card.${card}`) : t(`simRecovery.state.${state}`)}
        </span>
        <span className="text-muted">{toAgeText(paidAt ?? createdAt, now)}</span>
      </div>
      <p className="text-sm [overflow-wrap:anywhere]">
        {phone}
        {simNumber && ` · ${t('simRecovery.desk.simNumber', { number: simNumber })}`}
        {delivery?.type === 'DELIVERY' && ` · ${own(delivery.address, 'text')}`}
        {delivery?.type === 'PICKUP' && ` · ${own(delivery.branch, 'name')}`}
      </p>
      {isPaid && (
        <>
          <DeskActLink {...acted} />
          <ActForm
            {...acted}
            act="to"
            hint={t('simRecovery.desk.hint')}
            acts={[
              ...next.map((to) => ({ value: to, label: t(`simRecovery.desk.to.${to}`) })),
              { value: 'STOP', label: t('simRecovery.desk.stop') },
            ]}
          >
            {asksNumber && (
              <Field
                name="simNumber"
                label={t('simRecovery.simNumber')}
                hint={t('simRecovery.simNumberHint')}
                maxLength={40}
                autoComplete="off"
              />
            )}
          </ActForm>
        </>
      )}
    </li>
  );
}

/** SIMs that are paid for and not replaced yet, the longest first: cards that wait for somebody, and what is being activated. */
export async function RecoveryDesk() {
  const { t } = texts();
  const now = Date.now();
  const open = await readOpenRecoveries(maxShown);
  return (
    <section aria-labelledby="recoveries" className="mt-10">
      <h2 id="recoveries" className="text-2xl">
        {t('flow.simRecovery.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t(open.length === 0 ? 'simRecovery.desk.none' : 'simRecovery.desk.lead')}
      </p>
      <ul className="mt-4 list-none p-0">
        {open.map((recovery) => (
          <Row key={recovery.id} recovery={recovery} now={now} />
        ))}
      </ul>
    </section>
  );
}
