import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Toasts } from './islands/toasts.tsx';

/** Where toasts appear; the first is what the page has to say of the way to it. */
export function ToastPlace() {
  const { toast } = requestContext();
  const first = toast && { kind: toast.kind, text: texts().t(toast.message) };
  return <Toasts first={first} />;
}

const colours = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-danger',
} as const;

/** The same words on top of the page: bad news stay there, good news only where no script shows a toast. */
export function ToastLine() {
  const { toast } = requestContext();
  if (!toast) return null;
  const { kind, message } = toast;
  const isGood = kind === 'info' || kind === 'success';
  return (
    <p className={`page py-3 font-medium ${colours[kind]} ${isGood ? 'without-script' : ''}`}>
      {texts().t(message)}
    </p>
  );
}
