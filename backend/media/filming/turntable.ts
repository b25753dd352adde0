/** Side of a film in pixels. */
export const FILM_SIDE = 640;

const LAYERS = 24;

interface Turntable {
  /** URLs of the two sides, PNG with a transparent background. */
  readonly front: string;
  readonly back: string;
  readonly ground: string;
  readonly metal: 'gold' | 'silver';
  /** Share of the object's width. */
  readonly thickness: number;
}

const EDGE = { gold: ['#6f5213', '#f3da8d', '#a77f26'], silver: ['#5c646a', '#f5f8fa', '#8f989e'] } as const;

/**
 * A page that shows the object from `turn(0)` to `turn(1)`, one full turn: two drawn sides with the edge stacked between
 * them, a fixed light and the object's shadow.
 */
export function turntable({ front, back, ground, metal, thickness }: Turntable): string {
  const [dark, light, middle] = EDGE[metal];
  return `<!doctype html><style>
    body { margin: 0; width: ${FILM_SIDE}px; height: ${FILM_SIDE}px; overflow: hidden; background: ${ground};
      display: grid; place-items: center; perspective: 1500px; perspective-origin: 50% 42%; }
    .shadow { position: absolute; left: 50%; bottom: 52px; width: 360px; height: 26px; margin-left: -180px; border-radius: 50%;
      background: #3a3020; filter: blur(14px); opacity: .34; }
    .object { position: relative; transform-style: preserve-3d; }
    .layer { position: absolute; inset: 0; backface-visibility: visible; }
    .side { background-size: 100% 100%; backface-visibility: hidden; }
    .glint { position: absolute; inset: 0; }
  </style><div class="shadow"></div><div class="object"></div><script>
    const object = document.querySelector('.object'), shadow = document.querySelector('.shadow');
    let glints = [], width = 0;
    async function ready() {
      const image = new Image(); image.src = ${JSON.stringify(front)}; await image.decode();
      const scale = Math.min(440 / image.width, 470 / image.height);
      width = image.width * scale; const height = image.height * scale, depth = width * ${thickness};
      object.style.width = width + 'px'; object.style.height = height + 'px';
      const add = (src, z, flipped, edge) => {
        const layer = document.createElement('div');
        layer.className = edge ? 'layer' : 'layer side';
        const mask = 'url(' + src + ') 0 0 / 100% 100%';
        layer.style.transform = 'translateZ(' + z + 'px)' + (flipped ? ' rotateY(180deg)' : '');
        if (edge) { layer.style.background = 'linear-gradient(90deg, ${dark}, ${middle} 18%, ${light} 42%, ${middle} 60%, ${dark})'; layer.style.webkitMask = mask; }
        else {
          layer.style.backgroundImage = 'url(' + src + ')';
          const glint = document.createElement('div'); glint.className = 'glint'; glint.style.webkitMask = mask;
          layer.append(glint); glints.push(glint);
        }
        object.append(layer);
      };
      for (let at = 1; at < ${LAYERS}; at += 1) add(${JSON.stringify(front)}, (at / ${LAYERS} - .5) * depth * .98, false, true);
      add(${JSON.stringify(front)}, depth / 2, false, false);
      add(${JSON.stringify(back)}, -depth / 2, true, false);
    }
    function turn(share) {
      const angle = share * 360, radians = angle * Math.PI / 180;
      object.style.transform = 'rotateX(-6deg) rotateY(' + angle + 'deg)';
      glints.forEach((glint, index) => {
        const facing = Math.cos(radians + index * Math.PI), tilt = Math.sin(radians + index * Math.PI);
        const centre = 50 - tilt * 130, shade = Math.max(0, 1 - facing) * .42;
        glint.style.background = 'linear-gradient(105deg, rgb(255 255 255 / 0) ' + (centre - 26) + '%, rgb(255 255 255 / .5) ' + centre +
          '%, rgb(255 255 255 / 0) ' + (centre + 26) + '%), rgb(24 18 6 / ' + shade + ')';
      });
      const spread = .35 + .65 * Math.abs(Math.cos(radians));
      shadow.style.transform = 'scaleX(' + spread * width / 400 + ')';
    }
  </script>`;
}
