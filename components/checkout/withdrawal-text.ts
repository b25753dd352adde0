interface Line {
  readonly name: string;
  readonly mayWithdraw: boolean;
}

/** The items of an order with a right of withdrawal, as text after a space; empty when there are none. */
export function withdrawalText(lines: readonly Line[]): string {
  const names = lines.filter(({ mayWithdraw }) => mayWithdraw).map(({ name }) => name);
  if (names.length === 0) return '';
  return ` I den här beställningen gäller det ${names.join(' och ')}: hur du ångrar står i punkt 8 i köpvillkoren.`;
}
