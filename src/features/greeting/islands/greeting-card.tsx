'use client';

import { useEffect, useRef, useState } from 'react';
import {
  findTemplate,
  type Greeting,
  type GreetingTemplate,
  type GreetingTone,
  toPicture,
} from '../model.ts';

interface GreetingCardProps {
  greeting: Greeting;
  /** What each card wishes, in the reader's language. */
  wishes: Readonly<Record<GreetingTemplate, string>>;
  heading: 'h1' | 'h2' | 'p';
  /** It stands in the form whose fields it shows, while they are typed. */
  live?: boolean;
}

const tones: Readonly<Record<GreetingTone, string>> = {
  accent: 'bg-accent-tint',
  primary: 'bg-primary-tint',
  danger: 'bg-danger-tint',
  info: 'bg-info-tint',
  success: 'bg-success-tint',
};
const wishTones: Readonly<Record<GreetingTone, string>> = {
  accent: 'text-warning',
  primary: 'text-primary-strong',
  danger: 'text-danger',
  info: 'text-info',
  success: 'text-success',
};

function readForm(form: HTMLFormElement, before: Greeting): Greeting {
  const fields = new FormData(form);
  const read = (name: string) => {
    const typed = fields.get(name);
    return typeof typed === 'string' ? typed : '';
  };
  return {
    template: findTemplate(read('template'))?.id ?? before.template,
    to: read('to').trim() || before.to,
    from: read('from').trim() || before.from,
    message: read('message').trim() || before.message,
  };
}

/** A greeting: the picture, what it wishes, and what was typed, as text only. */
export function GreetingCard({
  greeting,
  wishes,
  heading: Heading,
  live = false,
}: GreetingCardProps) {
  const card = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(greeting);
  useEffect(() => {
    const form = live ? card.current?.closest('form') : null;
    if (!form) return undefined;
    const show = () => setShown(readForm(form, greeting));
    show();
    form.addEventListener('input', show);
    return () => form.removeEventListener('input', show);
  }, [live, greeting]);
  const { template, to, from, message } = shown;
  const tone = findTemplate(template)?.tone ?? 'primary';
  return (
    <article
      ref={card}
      className={`overflow-hidden rounded-card border-1 border-line ${tones[tone]}`}
    >
      <img
        src={toPicture(template)}
        alt=""
        width="1200"
        height="630"
        className="block h-auto w-full"
      />
      <div className="px-6 pb-7 pt-5 sm:px-9 sm:pb-9 sm:pt-7">
        <Heading
          className={`text-3xl font-bold leading-tight [overflow-wrap:anywhere] ${wishTones[tone]}`}
        >
          {wishes[template]}
        </Heading>
        <p className="mt-4 text-lg font-bold [overflow-wrap:anywhere]">{to},</p>
        <p className="mt-2 whitespace-pre-line text-lg [overflow-wrap:anywhere]">{message}</p>
        <p className="mt-5 text-right text-lg font-bold [overflow-wrap:anywhere]">— {from}</p>
      </div>
    </article>
  );
}
