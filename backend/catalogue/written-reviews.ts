import { countDistinct, eq } from 'drizzle-orm';
import { productReviews } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { Review } from './reviews';

export type WrittenReviewRow = typeof productReviews.$inferSelect;

/** Ids that the shop API shows begin here, for reviews and for their authors: out of reach of the seed's. */
const FIRST = 1_000_000_000;

/** What a customer sends in; `email` is who they say they are. */
export type NewReview = Pick<WrittenReviewRow, 'productId' | 'title' | 'rating' | 'comment' | 'email'>;

/** Keeps a review for an editor to judge: its status is `new`. `createdAt` is "YYYY-MM-DD HH:MM:SS". */
export function writeReview(db: Database, input: NewReview, createdAt: string): WrittenReviewRow {
  const email = input.email.toLowerCase();
  return db.transaction((tx) => {
    const known = tx.select().from(productReviews).where(eq(productReviews.email, email)).get();
    const authors = tx
      .select({ count: countDistinct(productReviews.email) })
      .from(productReviews)
      .get();
    const authorId = known?.authorId ?? FIRST + (authors?.count ?? 0);
    return tx
      .insert(productReviews)
      .values({ ...input, email, authorId, status: 'new', createdAt })
      .returning()
      .get();
  });
}

/** The row of the review that the shop API shows under this id. */
export function findWrittenReview(db: Database, id: number): WrittenReviewRow | undefined {
  return db
    .select()
    .from(productReviews)
    .where(eq(productReviews.id, id - FIRST))
    .get();
}

/** An editor's decision. Returns whether there is such a review. */
export function judgeReview(db: Database, id: number, status: WrittenReviewRow['status']): boolean {
  const { changes } = db
    .update(productReviews)
    .set({ status })
    .where(eq(productReviews.id, id - FIRST))
    .run();
  return changes > 0;
}

/** The row as the shop API shows it: with its public id, and accepted only when an editor has said so. */
export function asReview({ id, status, ...row }: WrittenReviewRow): Review {
  return { ...row, id: FIRST + id, accepted: status === 'accepted' };
}
