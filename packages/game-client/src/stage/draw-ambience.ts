import type { Swarm } from '../art/game-art.ts';
import type { Sprite } from '../render/painter.ts';
import { atlasSprite, chanceOf, type Sight, type View } from './view.ts';

/** Motes, petals, stars: each wanders along its own steady path. Still when motion is reduced. */
export function swarmSprites(view: Sight, ms: number): Sprite[] {
  return view.art.ambience.flatMap((swarm, salt) =>
    Array.from({ length: swarm.count }, (_, index) =>
      wanderer(view, swarm, index, salt * 10, view.reducedMotion ? 0 : ms),
    ).flat(),
  );
}

function wanderer(view: Sight, swarm: Swarm, index: number, salt: number, ms: number): Sprite[] {
  const { width, height } = view.layout;
  const { area, drift, size, pulseMs } = swarm;
  const own = (kind: number) => chanceOf(index, salt + kind);
  const pace = 0.6 + 0.8 * own(1);
  const travel = (axis: number, start: number, length: number) => {
    const share = (own(start) + ((drift[axis] ?? 0) * pace * ms) / 1_000 / Math.max(0.01, length)) % 1;
    return share < 0 ? share + 1 : share;
  };
  const [shareX, shareY] = [travel(0, 2, area.width), travel(1, 3, area.height)];
  const moving = drift[0] !== 0 || drift[1] !== 0;
  const edge = moving ? Math.min(1, 6 * Math.min(shareY, 1 - shareY, shareX, 1 - shareX)) : 1;
  const swing = moving ? Math.sin(ms / 1_400 + own(4) * 6.28) * 0.012 : 0;
  const side = (size[0] + (size[1] - size[0]) * own(5)) * Math.min(width, height);
  const pulse = pulseMs ? 0.62 + 0.38 * Math.sin((ms / pulseMs) * 6.28 + own(6) * 6.28) : 1;
  return atlasSprite(
    view,
    swarm.sprite,
    [
      (area.left + shareX * area.width + swing) * width,
      (area.top + shareY * area.height) * height,
      side,
      side,
    ],
    {
      tint: swarm.tint,
      alpha: pulse * edge,
      light: swarm.light,
      turn: swarm.sprite === 'petal' ? ms / 900 + own(7) * 6.28 : 0,
    },
  );
}

/** Lamps around the rim. They chase slowly; after a win they run together. */
export function bulbSprites(view: View, ms: number, celebrating: boolean): Sprite[] {
  const { cabinet, rim, cellWidth } = view.layout;
  const { bulbOn, bulbOff } = view.art.cabinet;
  const spacing = cellWidth * 0.36;
  const inset = rim * 0.42;
  const [left, top] = [cabinet.x + inset, cabinet.y + inset];
  const [width, height] = [cabinet.width - inset * 2, cabinet.height - inset * 2];
  const across = Math.round(width / spacing);
  const along = Math.round(height / spacing);
  const spots: [number, number][] = [];
  for (let index = 1; index < across; index++) spots.push([left + (width * index) / across, top]);
  for (let index = 1; index < along; index++) spots.push([left + width, top + (height * index) / along]);
  for (let index = across - 1; index > 0; index--)
    spots.push([left + (width * index) / across, top + height]);
  for (let index = along - 1; index > 0; index--) spots.push([left, top + (height * index) / along]);
  const beat = view.reducedMotion ? 0 : Math.floor(ms / (celebrating ? 360 : 700));
  const size = rim * 0.3;
  return spots.flatMap(([x, y], index) => {
    const lit = celebrating ? (index + beat) % 2 === 0 : (index + beat) % 4 === 0;
    const halo = lit
      ? atlasSprite(view, 'glow', [x, y, size * 3.4, size * 3.4], { tint: bulbOn, alpha: 0.55, light: 1 })
      : [];
    return [...atlasSprite(view, 'bulb', [x, y, size, size], { tint: lit ? bulbOn : bulbOff }), ...halo];
  });
}
