import type { products } from '../db/catalogue-tables';

type Coin = Pick<typeof products.$inferSelect, 'code' | 'kind' | 'mainTaxon' | 'metal'>;

const HISTORIC = /^(svenska|nordiska|brittiska|franska|europeiska|amerikanska|ryska|ovriga-historiska)-guldmynt$/;
/** Not on the lists of investment coins that were read (domain.md 5.1): the dealer has not made up his mind. */
const UNSURE = /dukat|carolin|-5-kronor-|gustaf-v-1925|haakon/;
/** So rare that collectors set the price. */
const COLLECTORS = /carolin|dukat-karl|gustaf-v-1925|haakon/;

/** What the dealer has declared where metal, weight and fineness do not decide (contract.md A3); null when nothing is declared. */
export function dealerFlags({ code, kind, mainTaxon, metal }: Coin) {
  const isHistoric = metal === 'gold' && kind === 'coin' && HISTORIC.test(mainTaxon ?? '');
  return {
    investeringsguld: isHistoric && !UNSURE.test(code) ? 'Ja' : null,
    angerratt: isHistoric && COLLECTORS.test(code) ? 'Ja' : null,
  };
}
