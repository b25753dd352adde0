import { NO_IMAGE } from '@/components/ui/no-image';
import type { CardImageData } from './card-schema';

/** Above the fold: the first picture, loaded with high priority, or one next to it. */
export type CardPlace = 'first' | 'seen';

interface CardImageProps {
  image: CardImageData | null | undefined;
  alt?: string | undefined;
  className?: string | undefined;
  place?: CardPlace | undefined;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A product's picture from its card; `data-fallback` as in components/ui/picture.tsx. */
export function CardImage({ image, alt = '', className, place, size = 249 }: CardImageProps) {
  return (
    <img
      {...(image ?? { src: NO_IMAGE })}
      alt={alt}
      className={className}
      data-fallback={image ? '' : undefined}
      decoding="async"
      fetchPriority={place === 'first' ? 'high' : undefined}
      height={size}
      loading={place ? 'eager' : 'lazy'}
      width={size}
    />
  );
}
