import { textPath } from '../text/outline';

const SHEEN =
  '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".4" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>';

/** Lower half of a coin capsule, drawn under the coin. */
export function capsuleUnder(radius: number): string {
  return `<circle cx="600" cy="600" r="${radius * 1.27}" fill="#fff" opacity=".42"/><circle cx="600" cy="600" r="${radius * 1.27}" fill="none" stroke="#7d8388" stroke-opacity=".5" stroke-width="3"/>
<circle cx="600" cy="600" r="${radius * 1.13}" fill="#8a8f94" opacity=".16"/><circle cx="604" cy="612" r="${radius * 1.03}" fill="#2d2a24" opacity=".3"/>`;
}

/** Upper half of a capsule: rings of light in clear plastic. */
export function capsuleOver(radius: number): string {
  const arc = (r: number, from: number, to: number): string => {
    const at = (a: number): string => `${(600 + r * Math.cos(a)).toFixed(1)} ${(600 + r * Math.sin(a)).toFixed(1)}`;
    return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
  };
  return `<defs>${SHEEN}</defs><circle cx="600" cy="600" r="${radius * 1.25}" fill="none" stroke="url(#sheen)" stroke-width="${radius * 0.045}"/>
<circle cx="600" cy="600" r="${radius * 1.13}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/><circle cx="600" cy="600" r="${radius * 1.145}" fill="none" stroke="#4b4f52" stroke-opacity=".22" stroke-width="3"/>
<circle cx="600" cy="600" r="${radius * 1.06}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>
<path d="${arc(radius * 1.2, -2.75, -1.75)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${radius * 0.03}" stroke-linecap="round"/>
<path d="${arc(radius * 1.2, 0.5, 0.95)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${radius * 0.022}" stroke-linecap="round"/>
<path d="${arc(radius * 0.96, -2.6, -1.9)}L${arc(radius * 0.82, -1.9, -2.6)
    .slice(1)
    .replace(' 0 0 1 ', ' 0 0 0 ')}Z" fill="#fff" opacity=".16"/>`;
}

/** A clear tube of stacked coins with a screw lid, seen from the side, left of the middle. */
export function tubeSvg(pieces: number, colour: string): string {
  const [x, top, w, h] = [250, 270, 470, 760];
  const coins = Math.min(pieces, 25);
  const step = (h - 90) / coins;
  const stack = Array.from({ length: coins }, (_, i) => {
    const y = top + h - 34 - (i + 1) * step;
    return `<rect x="${x + 26}" y="${y}" width="${w - 52}" height="${step - 2.5}" rx="4" fill="url(#edge)"/><rect x="${x + 26}" y="${y + step - 4}" width="${w - 52}" height="2.5" fill="#30363c" opacity=".5"/><rect x="${x + 30}" y="${y + 1}" width="${w - 60}" height="2" fill="#fff" opacity=".6"/>`;
  }).join('');
  const reeds = Array.from({ length: 46 }, (_, i) => {
    const a = (i / 45) * Math.PI;
    return `<rect x="${(x + w / 2 - (Math.cos(a) * (w + 24)) / 2).toFixed(1)}" y="${top - 118}" width="2.5" height="116" fill="#000" opacity=".14"/>`;
  }).join('');
  return `<defs>${SHEEN}
<linearGradient id="edge"><stop offset="0" stop-color="#5d656d"/><stop offset=".14" stop-color="#b9c0c7"/><stop offset=".3" stop-color="#f6f8f9"/><stop offset=".5" stop-color="#aeb6bd"/><stop offset=".8" stop-color="#858e97"/><stop offset=".93" stop-color="#cdd3d8"/><stop offset="1" stop-color="#5d656d"/></linearGradient>
<linearGradient id="lid"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset=".2" stop-color="#fff" stop-opacity=".22"/><stop offset=".38" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<linearGradient id="wall"><stop offset="0" stop-color="#3f464c" stop-opacity=".35"/><stop offset=".1" stop-color="#fff" stop-opacity=".35"/><stop offset=".22" stop-color="#fff" stop-opacity=".7"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".85" stop-color="#fff" stop-opacity=".05"/><stop offset=".93" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#3f464c" stop-opacity=".35"/></linearGradient>
<filter id="s" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<ellipse cx="${x + w / 2 + 40}" cy="${top + h - 4}" rx="${w * 0.62}" ry="36" fill="#2d353c" opacity=".42" filter="url(#s)"/>
<rect x="${x}" y="${top}" width="${w}" height="${h}" rx="26" fill="#fff" opacity=".55"/>${stack}<rect x="${x}" y="${top}" width="${w}" height="${h}" rx="26" fill="url(#wall)"/>
<rect x="${x + 1.5}" y="${top + 1.5}" width="${w - 3}" height="${h - 3}" rx="25" fill="none" stroke="#77808a" stroke-opacity=".45" stroke-width="3"/>
<rect x="${x - 14}" y="${top - 124}" width="${w + 28}" height="132" rx="18" fill="${colour}"/>${reeds}<rect x="${x - 14}" y="${top - 124}" width="${w + 28}" height="132" rx="18" fill="url(#lid)"/><rect x="${x - 4}" y="${top - 119}" width="${w + 8}" height="3" rx="1" fill="#fff" opacity=".45"/>`;
}

/** A strapped and labelled transport box for whole tubes. */
export function boxSvg(title: string, content: string, colour: string): string {
  const label = (text: string, size: number, y: number, font: 'serif-bold' | 'sans'): string =>
    `<path d="${textPath(text, { font, size, tracking: font === 'sans' ? 0.12 : 0.04 }, 405, y)}" fill="#2a2a26"/>`;
  return `<defs><filter id="s" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="26"/></filter>
<linearGradient id="front" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".36"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient></defs>
<path d="M150 900L960 900L1110 780L1110 840L980 960L180 960Z" fill="#2d353c" opacity=".5" filter="url(#s)"/>
<path d="M140 420L980 420L1090 290L270 290Z" fill="${colour}"/><path d="M140 420L980 420L1090 290L270 290Z" fill="url(#top)"/>
<path d="M980 420L1090 290L1090 770L980 920Z" fill="${colour}"/><path d="M980 420L1090 290L1090 770L980 920Z" fill="#000" opacity=".38"/>
<rect x="140" y="420" width="840" height="500" fill="${colour}"/><rect x="140" y="420" width="840" height="500" fill="url(#front)"/>
<path d="M128 420L986 420L986 512L128 512Z" fill="${colour}"/><path d="M128 420L986 420L986 512L128 512Z" fill="#fff" opacity=".1"/><path d="M986 420L1098 288L1098 372L986 512Z" fill="#000" opacity=".2"/><rect x="128" y="509" width="858" height="4" fill="#000" opacity=".4"/><rect x="128" y="420" width="858" height="3" fill="#fff" opacity=".4"/>
<path d="M250 420L378 290L418 290L292 420L292 920L250 920Z" fill="#e9e4d6" opacity=".85"/><path d="M830 420L936 290L976 290L872 420L872 920L830 920Z" fill="#e9e4d6" opacity=".85"/>
<rect x="195" y="560" width="420" height="270" rx="6" fill="#fbfaf5"/><rect x="207" y="572" width="396" height="246" rx="3" fill="none" stroke="#b9b29c" stroke-width="2"/>
${label(title, 42, 646, 'serif-bold')}${label(content, 70, 734, 'serif-bold')}${label('FÖRSEGLAD', 22, 788, 'sans')}`;
}
