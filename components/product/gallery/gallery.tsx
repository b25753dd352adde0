'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { NO_IMAGE } from '@/components/ui/no-image';
import { OnDemand } from '@/components/ui/on-demand';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { useSwiper } from '@/components/ui/use-swiper';
import { takePendingAction } from '@/lib/browser/load-code';
import { Arrows } from './arrows';
import styles from './gallery.module.css';

const loadLightbox = () => import('./lightbox').then((module) => module.Lightbox);

interface GalleryProps {
  code: string;
  /** Paths, for the lightbox. */
  images: readonly string[];
  /** The same pictures, rendered on the server: large, and as thumbnails. */
  slides: readonly ReactNode[];
  thumbs: readonly ReactNode[];
  name: string;
  ground: string;
}

/** A strip that scrolls sideways: swiping, the arrows and the thumbnails all move the same strip. */
export function Gallery({ code, images, slides, thumbs, name, ground }: GalleryProps) {
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (takePendingAction('picture') === code) setZoomed(true);
  }, [code]);
  const count = images.length;
  const isMissing = images[0] === NO_IMAGE;
  const strip = useRef<HTMLDivElement>(null);
  const { seen, load } = useSwiper(strip);
  // The strip passes other pictures on its way to the one that a button requested.
  const [target, setTarget] = useState<number | null>(null);
  if (target === seen.activeIndex) setTarget(null);
  const current = target ?? seen.activeIndex;
  useEndOfVisit(setZoomed, false);

  /** Shows a picture; after the last comes the first (spec.md section 2). */
  const show = (index: number) => {
    const wrapped = (index + count) % count;
    setTarget(wrapped);
    void load().then((swiper) => swiper?.slideTo(wrapped));
  };
  const letGo = () => setTarget(null);

  return (
    <section aria-label="Produktbilder" className="stack gap-3 min-0">
      <div className={cx(styles.stage, ground)}>
        <div className="strip" onPointerDown={letGo} onWheel={letGo} ref={strip}>
          <ul className={cx('strip-track', styles.strip)}>
            {images.map((path, index) => (
              <li className={cx('strip-slide', styles.slide)} key={path}>
                {isMissing ? (
                  slides[index]
                ) : (
                  <button
                    aria-label={
                      count > 1 ? `Förstora bild ${index + 1} av ${count}: ${name}` : `Förstora bilden: ${name}`
                    }
                    className={styles.enlarge}
                    type="button"
                    {...earlyPress(() => setZoomed(true))}
                  >
                    {slides[index]}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
        {isMissing ? null : <Icon className={styles.zoom} name="zoomIn" size={18} />}
        {count > 1 ? <Arrows className={styles.arrow} onStep={(by) => show(current + by)} /> : null}
      </div>
      {count > 1 ? (
        <ul className={styles.thumbs}>
          {images.map((path, index) => (
            <li key={path}>
              <button
                aria-current={index === current}
                aria-label={`Visa bild ${index + 1}`}
                className={cx(styles.thumb, ground)}
                type="button"
                {...earlyPress(() => show(index))}
              >
                {thumbs[index]}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isZoomed ? (
        <OnDemand action={`picture:${code}`} load={loadLightbox} message="Bilden kunde inte förstoras.">
          {(Lightbox) => <Lightbox images={images} name={name} onClose={() => setZoomed(false)} start={current} />}
        </OnDemand>
      ) : null}
    </section>
  );
}
