const FRACTIONS = [2, 4, 5, 10, 15, 20, 25, 50];

/** A weight as printed on receipts and engraved on pictures: "2,5 g", "1 kg", "1/4 oz", "20 x 1 g". */
export function weightLabel(weight: number, weightType: string): string {
  switch (weightType) {
    case 'kg':
      return `${decimal(weight / 1000)} kg`;
    case 'x1g':
      return `${weight} x 1 g`;
    case 'x1/10oz':
      return `${Math.round(weight / 3.1103)} x 1/10 oz`;
    case 'oz':
      return `${ounces(weight / 31.103)} oz`;
    default:
      return `${decimal(weight)} g`;
  }
}

function ounces(value: number): string {
  if (value >= 0.995) return decimal(Math.round(value * 100) / 100);
  const fraction = FRACTIONS.find((part) => Math.abs(value * part - 1) < 0.01);
  return fraction ? `1/${fraction}` : decimal(Math.round(value * 100) / 100);
}

function decimal(value: number): string {
  return String(value).replace('.', ',');
}
