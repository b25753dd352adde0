import { asc, eq, inArray } from 'drizzle-orm';
import { productIdOfReview, type Review, type ReviewedProduct, seedReviewsOf } from '../catalogue/reviews';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { Search } from './collection';
import { type Exchange, iri, lastSegment } from './exchange';

export const reviewSearch: Search = {
  'order[createdAt]': 'createdAt',
  reviewSubject: 'reviewSubject',
  'reviewSubject[]': 'reviewSubject',
};

export interface ReviewOfProduct {
  readonly review: Review;
  readonly product: ReviewedProduct;
}

/** `reviews` of a product: addresses of all of them up to 1.12, later an object for each accepted one. */
export function reviewReferences(exchange: Exchange, reviews: readonly Review[]): unknown[] {
  const address = ({ id }: Review) => iri(exchange, 'product-reviews', id);
  if (exchange.dialect.reviews === 'all-iris') return reviews.map(address);
  return reviews
    .filter(({ accepted }) => accepted)
    .map((review) => ({ '@id': address(review), '@type': 'ProductReview' }));
}

/** Accepted reviews, of every product or of those that the query names, in the order it asks for. */
export function listReviews(db: Database, query: URLSearchParams): ReviewOfProduct[] {
  const subjects = [...query.getAll('reviewSubject'), ...query.getAll('reviewSubject[]')];
  const codes = subjects.map(lastSegment);
  const rows = db
    .select(columns)
    .from(products)
    .where(codes.length > 0 ? inArray(products.code, codes) : undefined)
    .orderBy(asc(products.id))
    .all();
  const list = rows.flatMap((product) =>
    seedReviewsOf(product)
      .filter(({ accepted }) => accepted)
      .map((review) => ({ review, product })),
  );
  const direction = query.get('order[createdAt]')?.toLowerCase();
  if (direction === undefined) return list;
  const sign = direction === 'desc' ? -1 : 1;
  return list.sort((a, b) => sign * a.review.createdAt.localeCompare(b.review.createdAt));
}

/** One review by id. Sylius considers its state in lists only: one that waits for approval is served as well. */
export function findReview(db: Database, id: number): ReviewOfProduct | undefined {
  const product = db
    .select(columns)
    .from(products)
    .where(eq(products.id, productIdOfReview(id)))
    .get();
  const review = product && seedReviewsOf(product).find((candidate) => candidate.id === id);
  return product && review ? { review, product } : undefined;
}

/** One review. The author is an address only: no name or e-mail of a customer is in the shop API. */
export function reviewJson(exchange: Exchange, { review, product }: ReviewOfProduct): object {
  const { id, title, rating, comment, createdAt } = review;
  return {
    '@id': iri(exchange, 'product-reviews', id),
    '@type': 'ProductReview',
    id,
    title,
    rating,
    comment,
    author: iri(exchange, 'customers', review.authorId),
    reviewSubject: iri(exchange, 'products', product.code),
    createdAt,
    updatedAt: createdAt,
  };
}

const columns = {
  id: products.id,
  code: products.code,
  ratings: products.ratings,
  createdAt: products.createdAt,
};
