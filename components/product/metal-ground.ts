import type { Metal } from '@/lib/product/product';
import styles from './metal-ground.module.css';

/** Class of the background for pictures of this metal. */
export function metalGround(metal: Metal | null): string {
  return (metal === 'silver' ? styles.silver : styles.gold) ?? '';
}
