import { type Method, shippingMethods } from '../catalogue/methods';

export interface Parcel {
  /** Öre, VAT included: what the parcel is insured for. */
  readonly value: number;
  /** Grams of metal. */
  readonly weight: number;
}

/** Prices in öre for an insured value up to and including `value`. */
export const insuranceSteps = [
  { value: 50_000_00, price: 99_00 },
  { value: 100_000_00, price: 149_00 },
  { value: 250_000_00, price: 199_00 },
  { value: 500_000_00, price: 299_00 },
  { value: Number.POSITIVE_INFINITY, price: 495_00 },
];

/** Weight in grams above which a parcel costs extra: `price` öre per started `parcel` grams (20 kg). */
export const surcharge = { above: 2_000, parcel: 20_000, price: 100_00 } as const;

/** Whether the goods are fetched in the shop. */
export const isPickup = ({ code }: Pick<Method, 'code'>): boolean => code === 'butik-malmo';

/** The delivery price in öre, by the order's value and, for silver, also by weight (spec.md section 9). */
export function shippingPrice(method: Method, parcel: Parcel): number {
  if (isPickup(method)) return 0;
  const step = insuranceSteps.find(({ value }) => parcel.value <= value);
  const parcels = parcel.weight > surcharge.above ? Math.ceil(parcel.weight / surcharge.parcel) : 0;
  return (step?.price ?? 0) + parcels * surcharge.price;
}

/** A method by its id, or by its code in dialects without ids. */
export function findMethod<T extends Pick<Method, 'id' | 'code'>>(
  methods: readonly T[],
  wanted: number | string,
): T | undefined {
  return methods.find((method) => method.id === wanted || method.code === wanted);
}

/** Body of get-shipping-methods (contract.md A4). */
export function shippingMethodsJson(parcel: Parcel) {
  const members = shippingMethods.map((method) => {
    const { id, code, name, description } = method;
    return { id, code, name, description, price: shippingPrice(method, parcel), isPickup: isPickup(method) };
  });
  return {
    '@context': '/sylius/api/v2/contexts/ShippingMethod',
    '@id': '/sylius/commerz/get-shipping-methods',
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': members.length,
  };
}
