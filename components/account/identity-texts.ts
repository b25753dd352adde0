import type { IdentityOutcome } from './use-identity-check';

type Failure = Exclude<IdentityOutcome['state'], 'done' | 'confirmed'>;

/** Texts for an identification that ends without success (domain.md 3.4). */
export const identityTexts: Readonly<Record<Failure, string>> = {
  cancelled: 'Åtgärden avbruten. Försök igen.',
  expired:
    'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du hämta ett hos din bank. Försök sedan igen.',
  failed: 'Okänt fel. Försök igen.',
  blocked:
    'Identifieringen hör inte till den här webbläsaren, eller har redan använts. Öppna sidan i samma webbläsare och försök igen.',
  refused: 'Beställningen kunde inte bekräftas. Försök igen.',
};
