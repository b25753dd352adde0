'use client';

import type { FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useNavigate } from '@/components/ui/pending-page';
import { paths } from '@/lib/routes/paths';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Of the field: the search page holds two of these forms. */
  id: string;
}

/** A plain GET form that works without JavaScript; with it the page stays and the field is cleared. */
export function SearchForm({ id }: SearchFormProps) {
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const term = String(new FormData(form).get('searchTerm') ?? '').trim();
    if (term === '') return;
    navigate(`${paths.search}?${new URLSearchParams({ searchTerm: term })}`);
    form.reset();
  };

  return (
    <search>
      <form action={paths.search} className={styles.form} onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          Sök produkter
        </label>
        <input
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          id={id}
          name="searchTerm"
          placeholder="Sök i sortimentet"
          required
          type="search"
        />
        <button aria-label="Sök" className={styles.button} type="submit">
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  );
}
