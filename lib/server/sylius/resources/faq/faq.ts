import { z } from 'zod';
import { groupBy } from '@/lib/domain/group-by';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { collect } from '@/lib/server/sylius/decoders/collect';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { members, text } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

/** Category of the questions on product pages (spec.md section 9). */
export const PRODUCT_FAQ_CATEGORY = '1';

export interface FaqEntry {
  readonly id: string;
  readonly categoryId: string;
  readonly categoryName: string;
  /** The question. */
  readonly name: string;
  /** The answer as HTML; only render it through the sanitiser. */
  readonly content: string;
}

export interface FaqGroup {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly entries: readonly FaqEntry[];
}

const schema = z.looseObject({ id: wire.id, categoryId: wire.id, categoryName: wire.label });

function parseEntry(member: unknown, index: number): FaqEntry {
  const data = schema.parse(member);
  const name = text(data, 'name');
  if (name === null) throw new CommerceError('parse', 'question without text');
  return {
    id: data.id ?? `faq-${index}`,
    categoryId: data.categoryId ?? '',
    categoryName: data.categoryName ?? '',
    name,
    content: text(data, 'content') ?? '',
  };
}

/** Parses get-faq. Throws a CommerceError of kind `parse` when the response is not a collection. */
export function parseFaq(body: unknown): FaqEntry[] {
  return collect('faq', members(body), parseEntry);
}

/** Groups questions by category, both in the backend's order; with `categoryId` only that category. */
export function groupFaq(entries: readonly FaqEntry[], categoryId?: string): FaqGroup[] {
  const wanted = categoryId === undefined ? entries : entries.filter((entry) => entry.categoryId === categoryId);
  return [...groupBy(wanted, (entry) => entry.categoryId)].map(([id, group]) => ({
    categoryId: id,
    categoryName: group.find((entry) => entry.categoryName !== '')?.categoryName ?? '',
    entries: group,
  }));
}

/** All questions. Throws CommerceError. */
export async function fetchFaq(): Promise<FaqEntry[]> {
  return parseFaq(await commerceRequest({ path: 'sylius/api/commerz/cms/get-faq' }));
}
