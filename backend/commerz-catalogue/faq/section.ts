export interface FaqSection {
  readonly categoryId: number;
  readonly categoryName: string;
  /** Pairs of a question and its answer as HTML. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
}
