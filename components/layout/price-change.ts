const FLASH_MS = 4_000;

let flash: ReturnType<typeof setTimeout> | undefined;

/** Highlights the prices on the page for 4 seconds (spec.md section 4). */
export function flashPrices(): void {
  const { dataset } = document.documentElement;
  dataset.flash = 'prices';
  clearTimeout(flash);
  flash = setTimeout(() => delete dataset.flash, FLASH_MS);
}
