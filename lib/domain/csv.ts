/** Marks the text as UTF-8 to spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet calculate a cell instead of showing it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** CSV as a Swedish spreadsheet opens it: semicolons, UTF-8 with a byte order mark, no cell that is read as a formula. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
