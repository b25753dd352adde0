import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { Picture } from '@/components/ui/picture';
import { fetchJson } from '@/lib/browser/api/request';
import { typedText } from '@/lib/domain/typed-text';
import styles from './suggestions.module.css';

const schema = z.array(
  z.object({
    name: z.string(),
    hasPictures: z.boolean(),
    options: z.array(
      z.object({
        href: z.string(),
        name: z.string(),
        note: z.nullable(z.string()),
        price: z.nullable(z.string()),
        image: z.nullable(z.string()),
      }),
    ),
  }),
);

export type SuggestionGroup = z.infer<typeof schema>[number];

const SHORTEST = 2;

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const query = new URLSearchParams({ searchTerm: term });
  return schema.parse(await fetchJson(`/api/search/suggestions?${query}`, signal));
}

/** Suggestions for the typed text; the previous ones until new ones arrive. */
function useSuggestions(typed: string): readonly SuggestionGroup[] {
  const term = typedText(typed);
  const isLong = term.length >= SHORTEST;
  const { data } = useQuery(
    {
      queryKey: queryKeys.suggestions(term),
      queryFn: ({ signal }) => fetchSuggestions(term, signal),
      enabled: isLong,
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  return (isLong ? data : undefined) ?? [];
}

interface SuggestionsProps {
  /** Owned by the form; this component makes it a combobox (WAI-ARIA practices, list autocomplete with manual selection). */
  field: HTMLInputElement;
  onChoose: (href: string) => void;
}

export function Suggestions({ field, onChoose }: SuggestionsProps) {
  const list = useId();
  const [typed, setTyped] = useState(field.value);
  const [isOpen, setOpen] = useState(true);
  /** -1: no option, the field itself. */
  const [active, setActive] = useState(-1);
  const groups = useSuggestions(typed);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const idOf = (index: number) => `${list}-${index}`;

  const onInput = useEffectEvent(() => {
    setTyped(field.value);
    setOpen(true);
    setActive(-1);
  });
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (href: string) => {
    close();
    onChoose(href);
  };
  const onLeave = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = options[active];
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // The arrow keys cycle through the options and the field itself.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen.href);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // What was typed between the first render and this effect.
    setTyped(field.value);
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    field.addEventListener('blur', onLeave, { signal });
    field.form?.addEventListener('submit', onLeave, { signal });
    return () => listening.abort();
  }, [field]);

  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list,
    'aria-expanded': String(isShown),
    'aria-activedescendant': isShown && active >= 0 ? idOf(active) : '',
  };
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  });

  return (
    <>
      <span className="visually-hidden" role="status">
        {isShown ? `${options.length} förslag, välj med pil upp och ned` : null}
      </span>
      <div aria-label="Förslag" className={styles.list} hidden={!isShown} id={list} role="listbox" translate="no">
        {groups.map(({ name: group, hasPictures, options: within }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options of a listbox
          <div aria-label={group} key={group} role="group">
            <div aria-hidden="true" className={styles.group}>
              {group}
            </div>
            {within.map((option) => {
              const { href, name, note, price, image } = option;
              const index = options.indexOf(option);
              return (
                // The keyboard belongs to the field, which keeps the focus.
                <a
                  aria-selected={index === active}
                  className={styles.option}
                  href={href}
                  id={idOf(index)}
                  key={href}
                  onClick={(event) => {
                    event.preventDefault();
                    choose(href);
                  }}
                  onPointerDown={(event) => event.preventDefault()}
                  role="option"
                  tabIndex={-1}
                >
                  {hasPictures ? (
                    <Picture alt="" className={styles.picture} height={40} src={image} width={40} />
                  ) : null}
                  <span className={styles.name}>
                    {name}
                    {note === null ? null : <span className={styles.note}> {note}</span>}
                  </span>
                  {price === null ? null : <span className={styles.price}>{price}</span>}
                </a>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
