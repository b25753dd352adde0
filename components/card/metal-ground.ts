import type { Metal } from '@/lib/domain/product/product';

export function metalGround(metal: Metal | null): string {
  return metal === 'silver' ? 'silver-ground' : 'gold-ground';
}
