import localFont from 'next/font/local';

// `inter-variable` and `newsreader-500` are subset to Swedish (scripts/subset-fonts.mjs) and preloaded. The browser
// loads the rest of Latin-1 (`latin`) and of Latin (`ext`) when a foreign name needs it. tokens.css has the order of
// the font stacks, fallbacks.css the size-adjusted fallbacks: next/font's own fallback has every glyph, so `latin` and
// `ext` would have to precede the family, and a stack that begins with a partial font made style and layout of the home
// page slower (median of nine: 58 ms instead of 40).
export const inter = localFont({
  src: './inter-variable.woff2',
  weight: '400 700',
  variable: '--font-inter',
  display: 'swap',
  adjustFontFallback: false,
});

export const interLatin = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-inter-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A6,U+A8,U+AA,U+AC,U+AE-AF,U+B1,U+B3-B6,U+B8-BA,U+BC,U+BE-C3,U+C6-C8,U+CA-D5,U+D8-DB,U+DD-DF,U+E1-E3,U+E7,U+EA-F5,U+F7,U+F9-FB,U+FD-FF',
    },
  ],
});

export const interExt = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-inter-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
    },
  ],
});

// Headings use one weight: a variable font would be more than twice as large, and is loaded before the first picture.
export const newsreader = localFont({
  src: './newsreader-500.woff2',
  weight: '500',
  variable: '--font-newsreader',
  display: 'swap',
  adjustFontFallback: false,
});

export const newsreaderLatin = localFont({
  src: '../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-newsreader-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A6,U+A8,U+AA,U+AC,U+AE-AF,U+B1,U+B3-B6,U+B8-BA,U+BC,U+BE-C3,U+C6-C8,U+CA-D5,U+D8-DB,U+DD-DF,U+E1-E3,U+E7,U+EA-F5,U+F7,U+F9-FB,U+FD-FF',
    },
  ],
});

export const newsreaderExt = localFont({
  src: '../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff2',
  weight: '500',
  variable: '--font-newsreader-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
    },
  ],
});
