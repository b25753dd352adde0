import { ViewTransition } from 'react';
import { metalGround } from '@/components/card/metal-ground';
import { pictureName } from '@/components/product/picture-name';
import { NO_IMAGE } from '@/components/ui/no-image';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/domain/product/product';
import { Gallery } from './gallery';
import { pictureText } from './picture-text';

/** Renders the pictures on the server, so that the browser does not load the code of next/image for them. */
export function ProductGallery({ product: { code, images, metal, name } }: { product: Product }) {
  const paths = images.length > 0 ? images.map(({ src }) => src) : [NO_IMAGE];
  return (
    <Gallery
      code={code}
      ground={metalGround(metal)}
      images={paths}
      name={name}
      slides={paths.map((path, index) => {
        const isFirst = index === 0;
        const picture = (
          <Picture
            alt={pictureText(name, index, paths.length)}
            fetchPriority={isFirst ? 'high' : undefined}
            height={592}
            key={path}
            loading={isFirst ? 'eager' : 'lazy'}
            sizes="(max-width: 719px) 100vw, (max-width: 1599px) 592px, 677px"
            src={path}
            width={592}
          />
        );
        if (!isFirst) return picture;
        return (
          <ViewTransition default="none" key={path} name={pictureName(code)} share="picture">
            {picture}
          </ViewTransition>
        );
      })}
      thumbs={paths.map((path) => <Picture alt="" height={128} key={path} src={path} width={128} />)}
    />
  );
}
