import { getImageProps } from 'next/image';
import { NO_IMAGE } from '@/components/ui/no-image';
import type { ProductImage } from '@/lib/catalogue/product';
import type { GalleryImage } from './gallery';

const STAGE = { alt: '', width: 592, height: 592 } as const;

/** The addresses a gallery needs, worked out on the server: the browser gets strings. Without pictures, the "no image" one. */
export function galleryImages(images: readonly ProductImage[]): GalleryImage[] {
  const sources = images.length > 0 ? images.map(({ src }) => src) : [NO_IMAGE];
  return sources.map((src) => {
    const { props: stage } = getImageProps({ ...STAGE, src, sizes: '(max-width: 719px) 92vw, 592px' });
    const { props: thumb } = getImageProps({ alt: '', src, width: 128, height: 128 });
    return { src: stage.src, srcSet: stage.srcSet, thumb: thumb.src, full: src };
  });
}
