import type { ComponentProps, SubmitEvent } from 'react';

/** What every form of the cart needs: the action for a browser without scripts, the handler for one with them. */
export interface CartForm {
  action: NonNullable<ComponentProps<'form'>['action']>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}
