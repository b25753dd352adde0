import { z } from 'zod';
import { ContentError } from './content-error';
import { typeset } from './typography';

const text = z.string().trim().min(1).transform(typeset);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const date = z.iso.date();

const shared = { title: text, slug, description: text.pipe(z.string().max(170)) };

export const pageMatter = z.strictObject({
  ...shared,
  /** What search engines and the browser's tab show, where the title alone says too little. */
  documentTitle: text.optional(),
  /** The line above the title. */
  eyebrow: text.optional(),
  /** Said under the title, and in the list of what the page is about. */
  lead: text,
  updated: date,
  /** Terms carry a version: the order keeps the one it was made under. */
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
  /** One or two sentences for the list; the article itself does not repeat them. */
  lead: text,
});

export type PageMatter = z.infer<typeof pageMatter>;
export type PostMatter = z.infer<typeof postMatter>;

/** Parses front matter. Throws a ContentError ('front-matter') that names the file and each wrong field. */
export function parseMatter<T extends z.ZodType>(schema: T, value: unknown, file: string): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ContentError('front-matter', `${file}: ${problems.join('; ')}`);
}
