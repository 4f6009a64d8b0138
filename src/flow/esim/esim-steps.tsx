import { texts } from '#request/texts.ts';
import { type PhoneScreen, PhonePicture, type PhoneSystem } from './phone-picture.tsx';

const screens = ['wifi', 'settings', 'scan'] as const satisfies readonly PhoneScreen[];

/** How an eSIM is installed by hand, each step as the phone in hand and in words. */
export function EsimSteps({ system }: { system: PhoneSystem }) {
  const { t } = texts();
  return (
    <details className="border-t-1 border-line">
      <summary className="tap flex cursor-pointer items-center py-2 font-bold text-primary">
        {t(`esim.steps.${system}`)}
      </summary>
      <ol className="m-0 grid list-none gap-4 p-0 pb-5 sm:grid-cols-3">
        {screens.map((screen, at) => (
          <li key={screen} className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-3">
            <PhonePicture system={system} screen={screen} />
            <p className="m-0">
              <span className="numbers block font-bold">{at + 1}.</span>
              {t(system === 'ios' ? `esim.ios.${screen}` : `esim.android.${screen}`)}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
