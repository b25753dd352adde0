import { z } from 'zod';
import { typeset } from '@/lib/domain/typography';

const text = z.string().trim().min(1).transform(typeset);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const date = z.iso.date();

const shared = { title: text, slug, description: text.pipe(z.string().max(170)) };

export const pageMatter = z.strictObject({
  ...shared,
  /** Replaces `title` in search results and the browser's tab. */
  documentTitle: text.optional(),
  /** The line above the title. */
  eyebrow: text.optional(),
  /** Shown under the title. */
  lead: text,
  updated: date,
  /** Version of terms: an order stores the one that it was placed under. */
  version: text.optional(),
});

export const faqMatter = z.strictObject({ ...shared, order: z.number().int().positive() });

export const postMatter = z.strictObject({
  ...shared,
  category: z.enum(['Köpa', 'Sälja', 'Marknad', 'Mynt', 'Kunskap']),
  author: text,
  role: text,
  published: date,
  updated: date.optional(),
  image: z.string().regex(/^\/images\/[a-z0-9/-]+\.webp$/),
  imageAlt: text,
  /** One or two sentences for the list, not repeated in the article. */
  lead: text,
});

export type PageMatter = z.infer<typeof pageMatter>;
export type PostMatter = z.infer<typeof postMatter>;

/** Throws an error that names the file and each invalid field. */
export function parseMatter<T extends z.ZodType>(schema: T, value: unknown, file: string): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}
