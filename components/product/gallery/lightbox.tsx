import '@/components/product/lightbox-swiper.css';
import { useEffect, useRef, useState } from 'react';
import { A11y, Keyboard, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { closing } from '@/components/ui/closing';
import { IconButton } from '@/components/ui/icon-button';
import { useModal } from '@/components/ui/use-modal';
import { Arrows } from './arrows';
import styles from './lightbox.module.css';
import { pictureText } from './picture-text';
import { MAXIMUM_SCALE, stepFrom, ZoomAtPoint, zoomTo } from './zoom-at-point';

interface LightboxProps {
  images: readonly string[];
  name: string;
  start: number;
  onClose: () => void;
}

/** A product's pictures in full screen. After the last comes the first (spec.md section 2). */
export function Lightbox({ images, name, start, onClose }: LightboxProps) {
  const dialog = useModal(true, onClose);
  const closer = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [current, setCurrent] = useState(start);
  const [scale, setScale] = useState(1);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const count = images.length;

  useEffect(() => {
    closer.current?.focus();
    // Swiper measures the dialog, which has no size before it is open.
    setOpen(true);
  }, []);

  const step = (direction: 1 | -1) => {
    if (swiper) zoomTo(swiper, stepFrom(scale, direction));
  };

  return (
    <dialog aria-label={`Bilder av ${name}`} className={styles.dialog} {...closing(onClose)} ref={dialog}>
      <div className={styles.tools}>
        <p className={styles.count} role="status" translate="no">
          {current + 1} / {count}
        </p>
        <IconButton aria-disabled={scale <= 1} icon="zoomOut" label="Zooma ut" onClick={() => step(-1)} />
        <IconButton
          aria-disabled={scale >= MAXIMUM_SCALE}
          icon="zoomIn"
          label="Zooma in"
          onClick={() => step(1)}
          ref={closer}
        />
        <IconButton icon="close" label="Stäng" onClick={onClose} />
      </div>
      {isOpen ? (
        <Swiper
          a11y={{ slideLabelMessage: 'Bild {{index}} av {{slidesLength}}', wrapperLiveRegion: false }}
          className={styles.strip}
          initialSlide={start}
          keyboard
          modules={[A11y, Keyboard, Zoom, ZoomAtPoint]}
          onSlideChange={({ activeIndex }) => setCurrent(activeIndex)}
          onSwiper={setSwiper}
          onZoomChange={(_swiper, to) => setScale(to)}
          rewind
          speed={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200}
          zoom={{ maxRatio: MAXIMUM_SCALE, toggle: false }}
        >
          {images.map((src, index) => (
            <SwiperSlide key={src} zoom>
              {broken.has(src) ? (
                <p lang="en">This image failed to load</p>
              ) : (
                <img
                  alt={pictureText(name, index, count)}
                  className={styles.picture}
                  draggable={false}
                  loading={index === start ? 'eager' : 'lazy'}
                  onError={() => setBroken((known) => new Set(known).add(src))}
                  src={src}
                />
              )}
            </SwiperSlide>
          ))}
        </Swiper>
      ) : null}
      {count > 1 ? <Arrows onStep={(by) => (by > 0 ? swiper?.slideNext() : swiper?.slidePrev())} /> : null}
    </dialog>
  );
}
