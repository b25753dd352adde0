/** Check digit of modulus 10: from the right, every other figure counts double, and 12 counts as 1 + 2. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * A Bankgirot payment reference: the digits, the length digit (last digit of the length including both added digits) and
 * the check digit (domain.md 4.3). "12345" -> "1234574".
 */
export function ocrReference(digits: string): string {
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  return `${withLength}${checkDigit(withLength)}`;
}
