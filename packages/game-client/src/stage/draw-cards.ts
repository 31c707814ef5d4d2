import type { Layer, Sprite } from '../render/painter.ts';
import type { CardScene } from '../show/scenes.ts';
import { jackpotName } from './draw-values.ts';
import { countedMinor } from '../show/win-money.ts';
import { amountSprites, atlasSprite, chanceOf, clamp01, labelSprite, outBack, type View } from './view.ts';

const COINS = 90;

/** The veil over the reels with the words of free spins or of a big win. */
export function cardLayers(view: View, scene: CardScene, ms: number): Layer[] {
  const sinceMs = ms - scene.atMs;
  const lengthMs = scene.untilMs - scene.atMs;
  const still = view.reducedMotion;
  const open = still ? 1 : clamp01(sinceMs / 320) * clamp01((lengthMs - sinceMs) / 260);
  const { width, height, cellWidth } = view.layout;
  const [x, y] = [width / 2, view.layout.reels.y + view.layout.reels.height * 0.46];
  const grand = scene.kind === 'celebration' || scene.kind === 'jackpot';
  const pop = still ? 1 : outBack(clamp01(sinceMs / 480));
  const reach = Math.min(width * 1.5, Math.max(width, height));
  const behind: Sprite[] = [
    ...atlasSprite(view, 'white', [width / 2, height / 2, width, height], {
      tint: VEIL,
      alpha: 0.74 * open,
      plain: true,
    }),
    ...atlasSprite(view, 'glow', [x, y, reach * 0.9, reach * 0.62], {
      tint: view.art.glow,
      alpha: 0.5 * open,
      light: 1,
    }),
    ...atlasSprite(view, 'rays', [x, y, reach, reach], {
      tint: view.art.glow,
      alpha: 0.34 * open,
      light: 1,
      turn: still ? 0 : ms / 5_200,
    }),
  ];
  if (scene.kind === 'special') {
    const size = Math.min(width, height) * 0.34 * pop;
    behind.push(
      ...atlasSprite(view, scene.name, [x, y, size, size], {
        alpha: open,
        sheen: ((sinceMs / 900) % 1.8) - 0.2,
      }),
    );
  }
  const maxWidth = width * 0.92;
  const unit = Math.min(cellWidth * 1.15, width * 0.19);
  return [
    { texture: 'atlas', clip: null, sprites: behind },
    ...(grand && !still
      ? [{ texture: 'atlas' as const, clip: null, sprites: coinSprites(view, sinceMs, lengthMs, scene) }]
      : []),
    {
      texture: 'labels',
      clip: null,
      sprites: cardWords(view, scene, sinceMs, { x, y, unit: unit * pop, maxWidth, alpha: open }),
    },
  ];
}
const VEIL = [0.05, 0.02, 0.07] as const;

interface Words {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly maxWidth: number;
  readonly alpha: number;
}

function cardWords(view: View, scene: CardScene, sinceMs: number, at: Words): Sprite[] {
  const { texts, game } = view;
  const line = (dy: number, height: number) => ({ ...at, y: at.y + dy * at.unit, height: height * at.unit });
  switch (scene.kind) {
    case 'trigger':
      return [];
    case 'free-intro':
      return [
        ...labelSprite(view, texts.freeSpinsWon(scene.freeSpins), 'title', line(-0.35, 1.15)),
        ...(game.freeMultiplier > 1
          ? labelSprite(view, texts.everyWinTimes(game.freeMultiplier), 'note', line(0.55, 0.52))
          : []),
      ];
    case 'special':
      return labelSprite(view, texts.specialSymbol, 'note', line(-1.35, 0.56));
    case 'hold-intro':
      return labelSprite(view, texts.holdWon, 'title', line(-0.1, 1.15));
    default:
      break;
  }
  const countMs = (scene.untilMs - scene.atMs) * 0.62;
  const counts = scene.kind === 'celebration' && !view.reducedMotion;
  const part = counts ? clamp01(sinceMs / countMs) : 1;
  const amount = view.formatMoney(countedMinor(0n, scene.amountMinor, 1 - (1 - part) ** 2));
  const title = scene.celebration
    ? texts.celebrations[scene.celebration.tier]
    : scene.kind === 'jackpot'
      ? jackpotName(view, scene.name)
      : texts.freeSpinsDone(scene.freeSpins);
  return [
    ...labelSprite(view, title, 'title', line(-0.75, scene.kind === 'free-outro' ? 0.8 : 1.45)),
    ...amountSprites(view, amount, line(0.55, 1.25)),
  ];
}

/** A fountain of coins: each flies its own arc again and again until the scene ends. */
function coinSprites(view: View, sinceMs: number, lengthMs: number, scene: CardScene): Sprite[] {
  const { width, height, cellWidth } = view.layout;
  const count = scene.celebration?.tier === 'big' ? COINS * 0.55 : COINS;
  return Array.from({ length: Math.round(count) }, (_, index) => {
    const own = (salt: number) => chanceOf(index, salt);
    const flightMs = 1_500 + own(1) * 900;
    const startMs = own(2) * flightMs;
    const round = Math.floor((sinceMs - startMs) / flightMs);
    if (sinceMs < startMs || startMs + (round + 1) * flightMs > lengthMs + 300) return [];
    const t = ((sinceMs - startMs) % flightMs) / flightMs;
    const x = width / 2 + (own(3) - 0.5) * width * (0.25 + 1.1 * t);
    const y = height * (1.04 - (2.6 + own(4) * 1.5) * t * (1 - t) * (0.75 + 0.35 * own(5)));
    const size = cellWidth * (0.22 + 0.2 * own(6));
    const face = Math.cos(sinceMs / 130 + own(7) * 6.28);
    const shade = 0.65 + 0.35 * Math.abs(face);
    return atlasSprite(view, 'coin', [x, y, Math.max(size * 0.12, size * Math.abs(face)), size], {
      tint: [shade, shade, shade],
      turn: (own(8) - 0.5) * 1.2,
    });
  }).flat();
}
