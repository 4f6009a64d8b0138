import { findSet, noticeId, type Switch } from '#domain/switches.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { readChanges, readSwitches } from '../store.ts';
import { ordinary, toTimes } from './shown-switch.ts';
import { SwitchForm } from './switch-form.tsx';
import { SwitchLog } from './switch-log.tsx';

/** What can be switched. */
export interface ListedSwitch {
  id: string;
  title: MessageKey;
  /** The path of a flow. */
  note: string;
}

/** The state of now, which its times decide as well. */
function State({ one, now }: { one: Switch; now: number }) {
  const { t } = texts();
  if (findSet([one], one.id, now)) {
    return (
      <span className="pill-warning">{t(one.id === noticeId ? 'switch.shown' : 'switch.off')}</span>
    );
  }
  const isAhead = one.isSet && one.fromAt !== null && one.fromAt > now;
  if (isAhead) return <span className="pill-info">{t('switch.ahead')}</span>;
  return (
    <span className="text-muted">{t(one.id === noticeId ? 'switch.hidden' : 'switch.on')}</span>
  );
}

function Row({ listed, one, isOpen }: { listed: ListedSwitch; one: Switch; isOpen: boolean }) {
  const { t, own } = texts();
  const title = t(listed.title);
  const href = `/staff/switches?switch=${encodeURIComponent(one.id)}` as const;
  // No id of an element has spaces.
  const place = `switch-${one.id.replaceAll(/\W+/g, '-')}`;
  return (
    <>
      <tr id={place} className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-medium`}>
          {title} <span className="font-normal text-muted">{listed.note}</span>
        </td>
        <td className={`${deskCell} whitespace-nowrap`}>
          <State one={one} now={Date.now()} />
        </td>
        <td className={`${deskCell} whitespace-nowrap`}>{one.isSet ? toTimes(one) : '–'}</td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{own(one, 'text') || '–'}</td>
        <td className={`${deskCell} text-right`}>
          {!isOpen && (
            <a
              href={`${href}#${place}`}
              data-document
              aria-label={`${t('switch.change')}: ${title}`}
              className="inline-block py-1 text-link"
            >
              {t('switch.change')}
            </a>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="border-b-1 border-line bg-sunken">
          <td colSpan={5} className="px-2 pb-4">
            <SwitchForm one={one} title={title} />
          </td>
        </tr>
      )}
    </>
  );
}

/** All switches, the form of the chosen one, and what was changed. */
export async function SwitchDesk({ listed }: { listed: readonly ListedSwitch[] }) {
  const { t } = texts();
  const { page, formState } = requestContext();
  const [known, changes] = await Promise.all([readSwitches(), readChanges()]);
  const opened = formState?.typed['id']?.[0] ?? page.query.get('switch');
  const names = new Map(listed.map(({ id, title }) => [id, t(title)]));
  const columns = [
    { name: t('staff.subject') },
    { name: t('switch.state') },
    { name: t('switch.times') },
    { name: t('switch.words') },
    { name: t('switch.change'), isHidden: true },
  ];
  return (
    <>
      <p className="mb-4 max-w-70ch text-muted">{t('switch.lead')}</p>
      <DeskTable columns={columns}>
        {listed.map((one) => (
          <Row
            key={one.id}
            listed={one}
            one={known.find(({ id }) => id === one.id) ?? ordinary(one.id)}
            isOpen={one.id === opened}
          />
        ))}
      </DeskTable>
      <SwitchLog changes={changes} names={names} />
    </>
  );
}
