import type { ComponentProps, SubmitEvent } from 'react';

/** Where a form posts without scripts, and who takes it with them. */
export interface CartForm {
  action: NonNullable<ComponentProps<'form'>['action']>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}
