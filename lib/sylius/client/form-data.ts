import { asMap } from '@/lib/sylius/decoders/parse';

function append(form: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'boolean') form.append(name, value ? '1' : '0');
  else if (typeof value !== 'object') form.append(name, String(value));
  else for (const [key, below] of Object.entries(value)) append(form, `${name}[${key}]`, below);
}

/** Encodes an object as form fields in PHP's syntax: `productVariants[0][id]`, flags as 1 and 0, null omitted. */
export function formDataOf(body: unknown): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(asMap(body))) append(form, name, value);
  return form;
}
