'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useNavigate } from '@/components/ui/pending-page';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import { typedText } from '@/lib/domain/typed-text';
import styles from './search-form.module.css';
import type { Suggestions } from './suggestions';

interface SearchFormProps {
  /** Id of the field, because the search page has two of these forms. */
  id: string;
}

function loadSuggestions(show: (load: () => typeof Suggestions) => void): void {
  // Without them the field still searches.
  void import('./suggestions').then(
    (module) => show(() => module.Suggestions),
    () => undefined,
  );
}

/** A plain GET form that works without JavaScript; with it the page stays and the field is cleared. */
export function SearchForm({ id }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [Suggesting, setSuggesting] = useState<typeof Suggestions>();

  const go = (href: string) => {
    navigate(href);
    field.current?.form?.reset();
  };
  useEffect(() => {
    // A focus before hydration fires no event here.
    if (document.activeElement === field.current) loadSuggestions(setSuggesting);
  }, []);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const term = typedText(String(new FormData(form).get('searchTerm') ?? ''));
    if (term === '') return;
    go(searchPath(term));
  };

  return (
    <search>
      <form action={paths.search} className="relative" onSubmit={search}>
        <label className="visually-hidden" htmlFor={id}>
          Sök produkter
        </label>
        <input
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          id={id}
          name="searchTerm"
          onFocus={() => loadSuggestions(setSuggesting)}
          placeholder="Sök i sortimentet"
          ref={field}
          required
          type="search"
        />
        <button aria-label="Sök" className={styles.button} type="submit">
          <Icon name="search" size={18} />
        </button>
        {Suggesting && field.current ? <Suggesting field={field.current} onChoose={go} /> : null}
      </form>
    </search>
  );
}
