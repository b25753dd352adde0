export interface FaqSection {
  readonly categoryId: number;
  readonly categoryName: string;
  /** Question, and the answer as HTML. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
}
