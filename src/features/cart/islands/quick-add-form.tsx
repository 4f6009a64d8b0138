'use client';

import { useActionState, useEffect } from 'react';
import { quickAddFormId } from '#browser/page-contract.ts';
import { raiseToast } from '#browser/raise-toast.ts';
import { FormStatus } from '#ui/islands/form-status.tsx';
import { addFromList } from '../actions.ts';
import { type AddLabels, isRefused, toAddText, useAdd } from './use-add.ts';

interface QuickAddProps {
  operationId: string;
  labels: AddLabels;
}

/**
 * The form of all "+" buttons of a list. Good news are a toast, beside whatever is looked at; a refusal, and without
 * scripts every outcome, stands above the list and stays in view.
 */
export function QuickAddForm({ operationId, labels }: QuickAddProps) {
  const [posted, action] = useActionState(addFromList, null);
  const { shown, pressed, submit } = useAdd(posted);
  const refused = isRefused(shown);
  const text = toAddText(shown, labels, ({ payload }) =>
    Boolean(pressed?.what.startsWith(`${payload.product} `)),
  );
  const said = pressed === null || refused ? text : '';
  useEffect(() => {
    if (pressed && text && !refused) {
      raiseToast({ kind: text === labels.added ? 'success' : 'info', text });
    }
  }, [pressed, text, refused, labels.added]);
  return (
    <form
      id={quickAddFormId}
      action={action}
      onSubmit={submit}
      className="sticky top-[calc(var(--header)+8px)] z-20"
    >
      <input type="hidden" name="op" value={operationId} suppressHydrationWarning />
      <FormStatus
        outcome={said === '' || typeof shown === 'string' ? null : shown}
        className={
          said &&
          `card mb-4 flex flex-wrap items-center gap-x-2 px-4 py-2 font-medium shadow-float ${refused ? 'text-danger' : 'text-success'}`
        }
      >
        {said}
        {said && !refused && (
          <a href="/cart" className="line-link text-link">
            {labels.go}
          </a>
        )}
      </FormStatus>
    </form>
  );
}
