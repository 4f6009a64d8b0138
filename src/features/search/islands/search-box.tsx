'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { dataMode } from '#browser/page-contract.ts';
import { useRouter } from 'waku/router/client';
import { isSearchable, searchLength } from '#domain/search-length.ts';
import { withIcon } from '#ui/with-icon.ts';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  submit: string;
  all: string;
  /** The number of suggestions, with the placeholder `{{count}}`. */
  found: string;
  /** Said where no more suggestions are made for a while. */
  paused: string;
  /** Words to begin with, shown while nothing is typed, and what they are called. */
  popular: { title: string; words: string[] };
  initial: string;
  className: string;
}

const debounceMs = 200;

/** The field keeps the focus: where a press focuses no button, the list would close before its click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A GET form that works without scripts; hydrated, it offers suggestions while the reader types. */
export function SearchBox({
  label,
  placeholder,
  submit,
  all,
  found,
  paused,
  popular,
  initial,
  className,
}: SearchBoxProps) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState(initial);
  const [open, setOpen] = useState(false);
  const [items, setItems] = useState<Suggestion[]>([]);
  const [isPaused, setPaused] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = query.trim();

  useEffect(() => {
    if (!open || !isSearchable(wanted)) return setItems([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(wanted, controller.signal).then(
        (next) => {
          setItems(next ?? []);
          setPaused(next === null);
          setActive(-1);
        },
        () => {},
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, open]);

  const go = (href: string) => {
    setOpen(false);
    const isOther = !href.startsWith('/');
    // Nothing leads out of a kiosk: the page of results says what is there, without a link.
    const isKiosk = document.documentElement.getAttribute(dataMode) === 'kiosk';
    if (isOther && !isKiosk) return void window.open(href, '_blank', 'noopener');
    const path = isOther ? `/search?q=${encodeURIComponent(wanted)}` : href;
    router.push(path as never).catch(() => location.assign(path));
  };
  const shown = open && items.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = items[active];
    if (event.key === 'Escape' && (shown || (open && wanted === ''))) {
      // An Escape that closes the list does nothing else.
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen.link);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && items.length > 0) {
      event.preventDefault();
      const next = active + (event.key === 'ArrowDown' ? 1 : -1);
      setActive(next < -1 ? items.length - 1 : next === items.length ? -1 : next);
    }
  };

  return (
    <form
      role="search"
      aria-label={label}
      action="/search"
      className={`relative ${className}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <input
        aria-label={label}
        name="q"
        // HTML allows no combobox of the type "search".
        type="text"
        inputMode="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchLength.max}
        placeholder={placeholder}
        defaultValue={initial}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        className="control rounded-full pl-5 pr-12"
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        aria-label={submit}
        className={`icon-btn absolute right-0 top-0 rounded-full ${withIcon('search')}`}
      />
      <div className="sr-only" role="status" aria-live="polite">
        {shown ? found.replace('{{count}}', String(items.length)) : ''}
      </div>
      {open && isPaused && (
        <p
          role="status"
          className="absolute inset-x-0 top-[calc(100%+8px)] z-50 rounded-card border-1 border-line bg-raised px-5 py-3 text-sm shadow-float"
        >
          {paused}
        </p>
      )}
      {open && wanted === '' && (
        <div className="absolute inset-x-0 top-[calc(100%+8px)] z-50 rounded-card border-1 border-line bg-raised p-4 shadow-float">
          <p className="text-xs font-bold text-muted">{popular.title}</p>
          <ul className="mt-2 flex flex-wrap gap-2" onMouseDown={keepFocus}>
            {popular.words.map((word) => (
              <li key={word}>
                <a href={`/search?q=${encodeURIComponent(word)}`} className="chip">
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown && (
        <div className="absolute inset-x-0 top-[calc(100%+8px)] z-50 overflow-hidden rounded-card border-1 border-line bg-raised shadow-float">
          <ul id={`${id}-list`} role="listbox" aria-label={label} onMouseDown={keepFocus}>
            {items.map((item, i) => (
              <li
                key={item.link}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === active}
                className="cursor-pointer px-5 py-2.5 hover:bg-sunken aria-selected:bg-primary-tint"
                onClick={() => go(item.link)}
              >
                {item.category !== items[i - 1]?.category && (
                  <span className="block text-xs font-bold text-muted">{item.category}</span>
                )}
                <span className="block font-medium">{item.title}</span>
              </li>
            ))}
          </ul>
          <button
            type="submit"
            onMouseDown={keepFocus}
            className="row tap w-full justify-center border-t-1 border-line text-sm font-bold text-primary hover:bg-sunken"
          >
            {all}
          </button>
        </div>
      )}
    </form>
  );
}
