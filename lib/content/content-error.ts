export type ContentErrorKind = 'front-matter' | 'placeholder' | 'anchor' | 'missing';

/** A fault in the editors' files. The message names the file and what to correct there. */
export class ContentError extends Error {
  readonly kind: ContentErrorKind;

  constructor(kind: ContentErrorKind, message: string) {
    super(message);
    this.name = 'ContentError';
    this.kind = kind;
  }
}
