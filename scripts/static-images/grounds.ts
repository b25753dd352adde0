/** Warm paper in the light of a window. `tone` darkens it. */
export function paper(width: number, height: number, from = '#F8F3E7', to = '#E9DFC8'): string {
  return `<defs><radialGradient id="p" cx="30%" cy="18%" r="105%"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .28  0 0 0 0 .16  0 0 0 .22 -.06"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#p)"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".5"/>`;
}

/** The same in a dark colour, for a chart. */
export function slate(width: number, height: number): string {
  return paper(width, height, '#39342b', '#1d1a15');
}

/** A rising price line with a few setbacks, as path data. */
export function priceLine(width: number, height: number, seed: number): string {
  let d = '';
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const wave = Math.sin(t * 9 + seed) * 0.07 + Math.sin(t * 23 + seed * 2) * 0.035 + Math.sin(t * 51 + seed) * 0.018;
    d += `${i === 0 ? 'M' : 'L'}${(t * width).toFixed(1)} ${(height * (0.82 - t * 0.66 + wave)).toFixed(1)}`;
  }
  return d;
}

/** The front of the shop in a brick house, in flat colours. */
export function shopFront(): string {
  const bricks = Array.from({ length: 44 }, (_, row) =>
    Array.from({ length: 27 }, (_, i) => {
      const x = i * 48 - (row % 2) * 24 - 12;
      const tone = ['#b5836a', '#ad7a61', '#bb8b72', '#a97660'][(row * 7 + i * 3 + ((row * i) % 3)) % 4];
      return `<rect x="${x}" y="${row * 16}" width="46" height="14" fill="${tone}"/>`;
    }).join(''),
  ).join('');
  const pane = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${x - 12}" y="${y - 12}" width="${w + 24}" height="${h + 24}" fill="#f3ecdc"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#33424a"/><path d="M${x} ${y + h}L${x + w * 0.55} ${y}H${x + w * 0.8}L${x + w * 0.25} ${y + h}Z" fill="#fff" opacity=".1"/>`;
  const upper = [70, 330, 590, 850, 1060]
    .map(
      (x) =>
        `${pane(x, -40, 110, 140)}<path d="M${x + 55} -40V100" stroke="#f3ecdc" stroke-width="6"/><rect x="${x - 20}" y="112" width="150" height="12" fill="#e6dcc6"/>`,
    )
    .join('');
  const window = (x: number, w: number): string =>
    `${pane(x, 306, w, 240)}<rect x="${x}" y="306" width="${w}" height="240" fill="#f7e6b8" opacity=".2"/><rect x="${x + 14}" y="470" width="${w - 28}" height="76" fill="#efe6d2"/><rect x="${x + 14}" y="466" width="${w - 28}" height="8" fill="#fffaf0"/>`;
  return `<rect width="1200" height="675" fill="#8f6552"/>${bricks}${upper}
<rect x="60" y="190" width="1080" height="440" fill="#23302b"/><rect x="60" y="190" width="1080" height="84" fill="#1c2723"/><rect x="60" y="272" width="1080" height="4" fill="#c9a24b"/>
${window(120, 340)}${window(740, 340)}
<rect x="506" y="300" width="188" height="330" fill="#31423b"/><rect x="530" y="322" width="140" height="200" fill="#41525a"/><path d="M530 522L610 322H650L570 522Z" fill="#fff" opacity=".12"/><rect x="540" y="548" width="120" height="60" fill="#2a3933"/><rect x="522" y="480" width="8" height="56" rx="4" fill="#d9b24b"/>
<rect x="0" y="628" width="1200" height="47" fill="#bdb5a6"/><rect x="0" y="628" width="1200" height="6" fill="#d8d1c2"/><path d="M0 652H1200M150 634L110 675M420 634L400 675M690 634L700 675M960 634L1000 675" stroke="#a49c8d" stroke-width="2" fill="none"/>
<g fill="#2c4034"><rect x="474" y="590" width="26" height="40" fill="#c07a55"/><circle cx="487" cy="566" r="28"/><rect x="700" y="590" width="26" height="40" fill="#c07a55"/><circle cx="713" cy="566" r="28"/></g>`;
}

/** An old pair of scales; the pans hang at (x1, y1) and (x2, y2) of a 1200 x 675 picture. */
export function scales(): string {
  const pan = (x: number, y: number): string =>
    `<path d="M${x} 176L${x - 118} ${y}M${x} 176L${x + 118} ${y}M${x} 176V${y}" stroke="#8c7440" stroke-width="2.5" fill="none"/><path d="M${x - 130} ${y}H${x + 130}C${x + 112} ${y + 44} ${x + 60} ${y + 56} ${x} ${y + 56}S${x - 112} ${y + 44} ${x - 130} ${y}Z" fill="url(#brass)"/><path d="M${x - 130} ${y}H${x + 130}" stroke="#fff2c4" stroke-width="3"/>`;
  return `<defs><linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8c6a22"/><stop offset=".25" stop-color="#e8c978"/><stop offset=".45" stop-color="#c79c45"/><stop offset=".7" stop-color="#f3dda0"/><stop offset="1" stop-color="#8c6a22"/></linearGradient><filter id="sc" x="-30%" y="-100%" width="160%" height="300%"><feGaussianBlur stdDeviation="14"/></filter></defs>
<ellipse cx="600" cy="604" rx="230" ry="16" fill="#3a2c12" opacity=".4" filter="url(#sc)"/>
<rect x="590" y="150" width="20" height="410" fill="url(#brass)"/><path d="M470 600C480 570 560 566 580 540H620C640 566 720 570 730 600Z" fill="url(#brass)"/>
<path d="M262 176C380 150 520 168 600 150C680 168 820 150 938 176C820 172 690 190 600 178C510 190 380 172 262 176Z" fill="url(#brass)"/><circle cx="600" cy="142" r="24" fill="url(#brass)"/><circle cx="600" cy="142" r="9" fill="#8c6a22"/>
${pan(270, 430)}${pan(930, 430)}`;
}
