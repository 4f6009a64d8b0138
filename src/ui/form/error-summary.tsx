import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '../with-icon.ts';
import { toFieldId } from './field-state.ts';

/** All faults of the form that this page answers. It takes the focus, and leads to each field. */
export function ErrorSummary() {
  const { t } = texts();
  const { faults = [] } = requestContext().formState ?? {};
  if (faults.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // The page is a new document, whose first focus this is.
      autoFocus
      aria-labelledby="error-summary"
      className="mb-6 rounded-card border-1 border-danger bg-danger-tint p-5"
    >
      <h2
        id="error-summary"
        className={`flex items-start gap-2 text-lg text-danger before:mt-0.5 ${withIcon('circle-alert')}`}
      >
        {t('form.errors', { count: faults.length })}
      </h2>
      <ul className="mt-2 grid gap-1 pl-7">
        {faults.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {field ? (
              <a
                href={`#${toFieldId(field)}`}
                className="line-link py-0.5 font-medium text-danger underline underline-offset-2"
              >
                {text}
              </a>
            ) : (
              <span className="font-medium text-danger">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
