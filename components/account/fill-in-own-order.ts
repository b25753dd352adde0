import { knownBuyerOf } from '@/lib/browser/api/known-buyer';

/**
 * Fills in the withdrawal form of one's own order: its number from the address after the #, which no server receives, then the buyer as
 * far as known. Typed text stays.
 * @returns a function that clears the fields that were filled in: the router keeps the page, and the next visitor may be somebody else
 */
export function fillInOwnOrder(form: HTMLFormElement): () => void {
  const number = location.hash.slice(1);
  const filledIn = new Map<HTMLInputElement, string>();
  const fill = (name: string, value: string) => {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field?.value !== '') return;
    field.value = value;
    filledIn.set(field, value);
  };
  let isLeft = false;
  if (/^[\w-]{1,40}$/.test(number)) {
    fill('orderNumber', number);
    void knownBuyerOf(number).then(({ name, email }) => {
      if (isLeft) return;
      fill('name', name);
      fill('email', email);
    });
  }
  return () => {
    isLeft = true;
    for (const [field, value] of filledIn) if (field.value === value) field.value = '';
  };
}
