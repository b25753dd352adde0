import { chance, pick } from '../seed/random';

export interface ReviewedProduct {
  readonly id: number;
  readonly code: string;
  /** What the seed's reviews average to, one decimal; 0 for none. */
  readonly ratings: number;
  /** "YYYY-MM-DD HH:MM:SS". */
  readonly createdAt: string;
}

export interface Review {
  readonly id: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly comment: string | null;
  readonly authorId: number;
  /** An editor has let it through. */
  readonly accepted: boolean;
  readonly createdAt: string;
}

/** Ids of one product's reviews begin here, so that an id alone leads back to its product. */
const PER_PRODUCT = 100;

const good: readonly [string, ...string[]] = [
  'Snabb leverans och fin förpackning.',
  'Precis som på bilden, i obruten förpackning.',
  'Bra pris jämfört med guldpriset samma dag.',
  'Andra gången jag köper den här, lika nöjd.',
];
const middling: readonly [string, ...string[]] = [
  'Varan är bra men leveransen tog några dagar extra.',
  'Kapseln hade en liten repa, själva metallen var felfri.',
];

/**
 * The reviews that the seed gives a product. They follow from its rating alone: as many as it takes for their mean to be exactly that,
 * and now and then one more that no editor has looked at yet.
 */
export function seedReviewsOf(product: ReviewedProduct): Review[] {
  const ratings = acceptedRatings(product.ratings);
  const waiting = chance(0, product.code, 'waiting review') < 0.06;
  const all = [
    ...ratings.map((rating) => ({ rating, accepted: true })),
    ...(waiting ? [{ rating: 1, accepted: false }] : []),
  ];
  return all.map(({ rating, accepted }, index) => {
    const share = chance(0, product.code, 'review', index);
    return {
      id: product.id * PER_PRODUCT + index,
      rating,
      title: rating >= 4 ? 'Nöjd' : 'Helt okej',
      comment: accepted ? pick(share, rating >= 4 ? good : middling) : null,
      authorId: 1 + Math.floor(share * 900),
      accepted,
      createdAt: product.createdAt,
    };
  });
}

/** The product that a review of the seed with this id would belong to. */
export function productIdOfReview(reviewId: number): number {
  return Math.floor(reviewId / PER_PRODUCT);
}

/** Mean of the accepted reviews, one decimal; 0 for none. */
export function averageRating(reviews: readonly Review[]): number {
  const ratings = reviews.filter(({ accepted }) => accepted).map(({ rating }) => rating);
  if (ratings.length === 0) return 0;
  return Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10;
}

/** The fewest whole stars, four or more of them, whose mean is a rating with one decimal. */
function acceptedRatings(mean: number): number[] {
  if (mean === 0) return [];
  const count = [4, 5, 10].find((size) => Number.isInteger((Math.round(mean * 10) * size) / 10)) ?? 10;
  const sum = Math.round(mean * count);
  const low = Math.floor(sum / count);
  return Array.from({ length: count }, (_, index) => (index < sum - low * count ? low + 1 : low));
}
