/** Named by texts, which look like nothing that could be taken for a number. Prices in öre. */
export const SHIPPING_METHODS = [
  { id: 'ship-postnord', code: 'PostNord_Rek', name: 'PostNord rek', description: '1–2 arbetsdagar', price: 9_900 },
  { id: 'ship-butik', code: 'Butik_Malmo', name: 'Hämta i butik i Malmö', description: null, price: 0 },
] as const;

/** The list as PHP writes a filtered collection: an object with numeric keys. */
export function shippingMethodsJson() {
  return {
    '@context': '/sylius/api/v2/contexts/ShippingMethod',
    '@type': 'hydra:Collection',
    'hydra:totalItems': SHIPPING_METHODS.length,
    'hydra:member': Object.fromEntries(
      SHIPPING_METHODS.map((method, index) => [String(index), { '@type': 'ShippingMethod', ...method }]),
    ),
  };
}
