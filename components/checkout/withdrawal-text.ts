interface Line {
  readonly name: string;
  readonly mayWithdraw: boolean;
}

/** Which goods of an order may be withdrawn from, with a space before it; empty when none may. */
export function withdrawalText(lines: readonly Line[]): string {
  const names = lines.filter(({ mayWithdraw }) => mayWithdraw).map(({ name }) => name);
  if (names.length === 0) return '';
  return ` I den här beställningen gäller det ${names.join(' och ')}: hur du ångrar står i punkt 8 i köpvillkoren.`;
}
