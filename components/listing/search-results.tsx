import { TopSellers } from '@/components/product/top-sellers';
import { FoundPlaces } from '@/components/search/found-places';
import { SearchForm } from '@/components/search/search-form';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { ToMetals } from '@/components/ui/to-metals';
import { serialiseListingQuery } from '@/lib/domain/listing/listing-query';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import { METALS } from '@/lib/domain/prices/goods';
import { placeGroups } from '@/lib/server/search/place-groups';
import type { SearchResult } from '@/lib/server/search/products/search-products';
import { searchHead } from './listing-metadata';
import { listingOptions } from './listing-options';
import { listingCards } from './listing-page';
import { SearchBrowser } from './search-browser';
import styles from './search-results.module.css';

/** Of each kind: what fits best, not everything. */
const MOST_PLACES = 4;

interface SearchProps {
  term: string;
  found: SearchResult;
}

function Quoted({ term }: { term: string }) {
  return (
    <>
      ”<span translate="no">{term}</span>”
    </>
  );
}

function NoProducts({ term, found: { places } }: SearchProps) {
  const { named, mentioned, nearest } = places;
  const found = [...named, ...mentioned];
  const groups = placeGroups(found.length > 0 ? found : nearest, MOST_PLACES);
  return (
    <>
      {found.length > 0 ? (
        <p>
          Det här har vi om <Quoted term={term} />.
        </p>
      ) : (
        <p>
          <span>
            Inget stämmer med <Quoted term={term} />.
          </span>{' '}
          <span>
            {groups.length > 0
              ? 'Menade du något av det här?'
              : 'Pröva ett varumärke, en vikt eller namnet på ett mynt.'}
          </span>
        </p>
      )}
      <FoundPlaces groups={groups} />
      <div className="stack gap-4 mb-5">
        <p>
          Hittar du inte det du söker? <CallOrMail />.
        </p>
        <ToMetals />
      </div>
      {groups.length > 0 ? null : <TopSellers />}
    </>
  );
}

const PRICE_PAGES = {
  gold: { href: paths.goldPrice, name: 'Guldpriset i dag' },
  silver: { href: paths.silverPrice, name: 'Silverpriset i dag' },
};

/** Who wants most metal for the money finds each size's premium on the pages of the prices. */
function SizesPerGram({ list: { order, products } }: Pick<SearchResult, 'list'>) {
  if (order !== 'paslag' && order !== 'gram-pris') return null;
  const pages = METALS.filter((metal) => products.some((product) => product.metal === metal));
  return (
    <p>
      <span>Lägst påslag i varje storlek: </span>
      {pages.map((metal, index) => (
        <span key={metal}>
          {index > 0 ? <span>, </span> : null}
          <Link href={PRICE_PAGES[metal].href}>{PRICE_PAGES[metal].name}</Link>
        </span>
      ))}
    </p>
  );
}

function Products({ term, found: { list, view, isPartly, places } }: SearchProps) {
  const options = listingOptions(list);
  // A shopper who named a price or an order needs the hits, not a category to begin with.
  const hasChoices = serialiseListingQuery(view.query) !== '';
  const beside = [...places.named, ...places.mentioned];
  const [categories, others] = [true, false].map((isCategory) =>
    placeGroups(
      beside.filter(({ kind }) => (kind === 'categories') === isCategory),
      MOST_PLACES,
    ),
  );
  return (
    <>
      <SearchBrowser
        address={`/api/search?${new URLSearchParams({ searchTerm: term })}`}
        key={term}
        options={options}
        path={searchPath(term)}
        rendered={listingCards(list, searchHead(term, view))}
        term={term}
        view={view}
      >
        {isPartly ? (
          <p>
            <span>
              Ingen vara stämmer med hela <Quoted term={term} />.
            </span>{' '}
            <span>Här är det som liknar mest.</span>
          </p>
        ) : null}
        <SizesPerGram list={list} />
        {others?.length ? (
          <p>
            <a href="#mer">Frågor, artiklar och sidor</a> finns efter produkterna.
          </p>
        ) : null}
        {hasChoices ? null : <FoundPlaces groups={categories ?? []} />}
      </SearchBrowser>
      <div id="mer">
        <FoundPlaces groups={[...(hasChoices ? (categories ?? []) : []), ...(others ?? [])]} />
      </div>
    </>
  );
}

export function SearchResults({ term, found }: SearchProps) {
  return (
    <Container className="pt-6">
      <h1>{term === '' ? 'Sök' : 'Sökresultat'}</h1>
      <div className={styles.form}>
        <SearchForm id="sok-sida" />
      </div>
      {term === '' && serialiseListingQuery(found.view.query) === '' ? (
        <>
          <ToMetals />
          <TopSellers />
        </>
      ) : found.list.counts.all > 0 ? (
        <Products found={found} term={term} />
      ) : (
        <NoProducts found={found} term={term} />
      )}
    </Container>
  );
}
