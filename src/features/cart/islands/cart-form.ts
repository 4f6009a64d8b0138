import type { ComponentProps, SubmitEvent } from 'react';

/** What every form of the cart needs: the action for submissions without scripts, the handler for those with them. */
export interface CartForm {
  action: NonNullable<ComponentProps<'form'>['action']>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}
