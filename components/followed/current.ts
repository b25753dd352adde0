import type { SavedEntry } from '@/components/card/saved-data';
import type { Current } from '@/lib/domain/followed/followed';

export function currentOf({ card, price }: Pick<SavedEntry, 'card' | 'price'>): Current {
  return { code: card.code, name: card.name, price, stock: card.stock.kind, hasChoice: card.hasChoice };
}
