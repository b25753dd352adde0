export type ContentErrorKind = 'front-matter' | 'placeholder' | 'anchor' | 'missing';

/** An error in a content file. The message names the file and what to correct. */
export class ContentError extends Error {
  readonly kind: ContentErrorKind;

  constructor(kind: ContentErrorKind, message: string) {
    super(message);
    this.name = 'ContentError';
    this.kind = kind;
  }
}
