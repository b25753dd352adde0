/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  type ByType = Readonly<Record<string, readonly object[]>>;
  export default class Validator {
    validate(data: Readonly<Record<'jsonld' | 'microdata' | 'rdfa', ByType>>): Promise<Issue[]>;
  }
}
