import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import type { SecretPart } from '../model.ts';

interface ReceiptSecretProps {
  secret: SecretPart;
  /** Until when it is shown, and where it is sent. */
  until: string;
  isFolded?: boolean | undefined;
}

/** Open, or below its name, so that nobody scans it for the code of an eSIM. */
function Fold({
  isFolded,
  children,
}: Pick<ReceiptSecretProps, 'isFolded'> & { children: ReactNode }) {
  if (!isFolded) return <div className="mt-5 border-t-1 border-line pt-5">{children}</div>;
  return (
    <details className="mt-5 border-t-1 border-line pt-2">
      <summary className="line-link text-link">{texts().t('receipt.folded')}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** The lottery number and the code of a receipt, which the law lets nobody store: shown until they were delivered. */
export function ReceiptSecret({
  secret: { lottery, qrData },
  until,
  isFolded,
}: ReceiptSecretProps) {
  const { t } = texts();
  return (
    <Fold isFolded={isFolded}>
      <div className="flex flex-wrap gap-5">
        {qrData && (
          <div className="mx-auto w-60 max-w-full shrink-0 overflow-hidden rounded sm:mx-0">
            <QrCode text={qrData} label={t('receipt.code')} />
          </div>
        )}
        {/* Beside the code where its words fit, below it where they do not. */}
        <div className="min-w-0 flex-[1_1_14rem]">
          {lottery && (
            <>
              <p className="text-sm text-muted">{t('receipt.lottery')}</p>
              <p className="numbers mt-1 text-2xl font-bold tracking-wide">{lottery}</p>
            </>
          )}
          <p className="mt-3">{t('receipt.scan')}</p>
          <p className="numbers mt-3 text-sm text-muted">{until}</p>
        </div>
      </div>
    </Fold>
  );
}
