'use client';

import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/zoom';
import { IconButton } from '@/components/ui/icon-button';
import styles from './lightbox.module.css';

/** Zoom levels (spec.md section 2): at most 300, in steps of 100. Level 0 is the whole picture, each 100 adds its size once. */
const MAXIMUM = 300;
const STEP = 100;
const scaleOf = (level: number) => 1 + level / 100;

interface LightboxProps {
  images: readonly string[];
  name: string;
  /** Index of the picture to begin with. */
  start: number;
  onClose: () => void;
}

export function Lightbox({ images, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [current, setCurrent] = useState(start);
  const [level, setLevel] = useState(0);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    dialog.current?.showModal();
    if (!stage.current) return undefined;
    const made = new Swiper(stage.current, {
      modules: [Keyboard, Zoom],
      initialSlide: start,
      keyboard: true,
      rewind: true,
      zoom: { maxRatio: scaleOf(MAXIMUM) },
    });
    made.on('slideChange', () => {
      setCurrent(made.activeIndex);
      setLevel(0);
    });
    swiper.current = made;
    return () => void made.destroy();
  }, [start]);

  const zoomTo = (next: number) => {
    setLevel(next);
    if (next === 0) swiper.current?.zoom.out();
    else swiper.current?.zoom.in(scaleOf(next));
  };

  return (
    <dialog aria-label={`Bilder av ${name}`} className={styles.dialog} onClose={onClose} ref={dialog}>
      <div className={styles.tools}>
        <p className={styles.count}>
          {current + 1} / {images.length}
        </p>
        <IconButton
          aria-disabled={level === 0}
          icon="zoomOut"
          label="Zooma ut"
          onClick={() => zoomTo(Math.max(0, level - STEP))}
        />
        <IconButton
          aria-disabled={level >= MAXIMUM}
          icon="zoomIn"
          label="Zooma in"
          onClick={() => zoomTo(Math.min(MAXIMUM, level + STEP))}
        />
        <IconButton icon="close" label="Stäng" onClick={() => dialog.current?.close()} />
      </div>
      <div className={`swiper ${styles.stage}`} ref={stage}>
        <div className="swiper-wrapper">
          {images.map((src, index) => (
            <div className="swiper-slide" key={src}>
              {broken.has(src) ? (
                <p className={styles.broken}>This image failed to load</p>
              ) : (
                <div className="swiper-zoom-container">
                  <picture>
                    <img
                      alt={`${name}, bild ${index + 1} av ${images.length}`}
                      className={styles.picture}
                      onError={() => setBroken((known) => new Set(known).add(src))}
                      src={src}
                    />
                  </picture>
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      {images.length > 1 ? (
        <>
          <IconButton
            className={styles.previous}
            icon="chevronLeft"
            label="Föregående bild"
            onClick={() => swiper.current?.slidePrev()}
          />
          <IconButton
            className={styles.next}
            icon="chevronRight"
            label="Nästa bild"
            onClick={() => swiper.current?.slideNext()}
          />
        </>
      ) : null}
    </dialog>
  );
}
