import localFont from 'next/font/local';

// `inter-variable` and `newsreader-500` are cut down to what Swedish is written with (scripts/subset-fonts.mjs) and preloaded; the
// rest of Latin-1 (`latin`) and of Latin (`ext`) is fetched by the browser when a foreign name needs it. The order of the stacks is
// in tokens.css, the size-adjusted fallbacks in fallbacks.css: the fallback that next/font would append to a family has every glyph,
// so that `latin` and `ext` would have to stand before the family itself, and a stack that begins with a partial font made style and
// layout of the home page dearer (median 58 ms against 40, of nine each).
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

// Headings have one weight: all weights in one file would weigh more than twice as much, before the first picture.
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
