import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { filterChoicesOf, withoutChoice } from '@/lib/domain/listing/choices';
import { productCount } from '@/lib/domain/listing/count-label';
import { EMPTY_QUERY, type ListingQuery } from '@/lib/domain/listing/listing-query';
import { viewHref } from '@/lib/domain/paths/listing-address';
import { choiceName, type ListingOptions } from './listing-options';

interface NoHitsProps {
  options: ListingOptions;
  path: string;
  query: ListingQuery;
  /** Number of products without each choice, in the order of choicesOf. */
  without: readonly number[];
  onRemove: (change: (query: ListingQuery) => ListingQuery) => void;
}

/** Shown for a choice without products: links that remove one part of it, or all. */
export function NoHits({ options, path, query, without, onRemove }: NoHitsProps) {
  const link = (next: (query: ListingQuery) => ListingQuery) => ({
    href: viewHref(path, { query: next(query), page: 1 }),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onRemove(next);
    },
  });
  const ways = filterChoicesOf(query).flatMap((choice, index) => {
    const count = without[index] ?? 0;
    return count > 0 ? [{ choice, count, name: choiceName(choice, query, options) }] : [];
  });
  return (
    <div className="stack gap-4 starts py-6">
      <p>Inga produkter stämmer med ditt val.</p>
      <ul className="row gap-3">
        {ways.map(({ choice, count, name }) => (
          <li key={name}>
            <ButtonLink {...link((now) => withoutChoice(now, choice))}>
              <span>{`Ta bort ${name} (${productCount(count)})`}</span>
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink appearance="quiet" {...link(({ sort }) => ({ ...EMPTY_QUERY, sort }))}>
            Rensa filter
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}
