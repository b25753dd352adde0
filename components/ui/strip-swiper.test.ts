// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { stripSwiper } from './strip-swiper';

it('finds the slides of a strip by its own class names, and reports the position', () => {
  document.body.innerHTML =
    '<div class="strip"><ul class="strip-track"><li class="strip-slide">1</li><li class="strip-slide">2</li></ul></div>';
  const strip = document.querySelector<HTMLElement>('.strip');
  if (!strip) throw new Error('no strip');
  let isBeginning = false;
  const swiper = stripSwiper(strip, (now) => {
    isBeginning = now.isBeginning;
  });
  expect(swiper.slides).toHaveLength(2);
  expect(strip.classList).toContain('strip-initialized');
  expect(strip.className).not.toContain('swiper');
  expect(isBeginning).toBe(true);
  swiper.destroy();
  expect(strip.classList).not.toContain('strip-initialized');
});
