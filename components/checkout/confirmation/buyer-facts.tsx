'use client';

import { FactList } from '@/components/checkout/fact-list';
import { useCustomer } from '@/components/checkout/service/use-customer';
import { formatZipCode } from '@/lib/account/customer-view';

interface BuyerFactsProps {
  /** The customer in whose session the order was placed; null for a typed personal number. */
  owner: string | null;
}

/**
 * The buyer. For a typed personal number, name and address are not shown: anybody could type one and read the population
 * register. They are on the receipt (spec.md section 1).
 */
export function BuyerFacts({ owner }: BuyerFactsProps) {
  const customer = useCustomer(owner !== null, () => {});
  if (owner === null || customer === null || customer.customerId !== owner) {
    return <p>Köpare är den vars personnummer angavs. Namn, adress och personnummer står på kvittot.</p>;
  }
  return (
    <FactList
      facts={[
        ['Köpare', `${customer.firstName} ${customer.lastName}`.trim()],
        ['Personnummer', customer.maskedSsn],
        ['Adress', `${customer.address}, ${formatZipCode(customer.zipCode)} ${customer.city}`],
      ]}
    />
  );
}
