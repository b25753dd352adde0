import type { products } from '../db/catalogue-tables';

type Coin = Pick<typeof products.$inferSelect, 'code' | 'kind' | 'mainTaxon' | 'metal'>;

const HISTORIC = /^(svenska|nordiska|brittiska|franska|europeiska|amerikanska|ryska|ovriga-historiska)-guldmynt$/;
/** Missing from the lists of investment coins that we checked (domain.md 5.1), so the dealer declares nothing. */
const UNSURE = /dukat|carolin|-5-kronor-|gustaf-v-1925|haakon/;
/** So rare that collectors set the price. */
const COLLECTORS = /carolin|dukat-karl|gustaf-v-1925|haakon/;

/** The dealer's declarations for coins that metal, weight and fineness do not classify (contract.md A3); null: none. */
export function dealerFlags({ code, kind, mainTaxon, metal }: Coin) {
  const isHistoric = metal === 'gold' && kind === 'coin' && HISTORIC.test(mainTaxon ?? '');
  return {
    investeringsguld: isHistoric && !UNSURE.test(code) ? 'Ja' : null,
    angerratt: isHistoric && COLLECTORS.test(code) ? 'Ja' : null,
  };
}
