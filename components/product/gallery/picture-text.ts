/** Text of one of a product's pictures; the backend does not say what each shows. */
export function pictureText(name: string, index: number, count: number): string {
  return count > 1 ? `${name}, bild ${index + 1} av ${count}` : name;
}
