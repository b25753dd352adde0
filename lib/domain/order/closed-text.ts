import type { Closed, ClosedScope } from './closed';

const ON: Readonly<Record<ClosedScope, string>> = { all: '', gold: ' på guld', silver: ' på silver' };

/** Why the shop takes no orders. Apart from the rule, which every page with a button loads: this comes with the price cycle. */
export function closedText({ scope, reason }: Closed): string {
  if (reason === 'still')
    return 'Priserna har inte uppdaterats på länge. Vi tar inte emot beställningar förrän de följer marknaden igen.';
  return `Vi tar just nu inte emot beställningar${ON[scope]}. Välkommen tillbaka om en stund.`;
}
