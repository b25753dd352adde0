import type { Metal } from '@/lib/product/product';

/** Class of the background for pictures of this metal. */
export function metalGround(metal: Metal | null): string {
  return metal === 'silver' ? 'silver-ground' : 'gold-ground';
}
