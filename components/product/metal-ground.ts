import type { Metal } from '@/lib/product/product';
import styles from './metal-ground.module.css';

/** The ground that a picture of this metal stands on. */
export function metalGround(metal: Metal | null): string {
  return (metal === 'silver' ? styles.silver : styles.gold) ?? '';
}
