/** Luhn check digit: every second digit from the right is doubled, and 12 counts as 1 + 2. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * A Bankgirot payment reference: the digits, a length digit (the total length modulo 10) and a check digit (domain.md 4.3).
 * "12345" -> "1234574".
 */
export function ocrReference(digits: string): string {
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  return `${withLength}${checkDigit(withLength)}`;
}
