import type { Layer, Sprite } from '../render/painter.ts';
import type { CardScene } from '../show/scenes.ts';
import {
  cardOpen,
  cardPop,
  celebrationLayers,
  fountain,
  veilSprites,
  type CardPlace,
} from './draw-celebration.ts';
import { jackpotName } from './draw-values.ts';
import { amountSprites, atlasSprite, labelSprite, type View } from './view.ts';

/** The veil over the reels with the words of free spins or of a big win. */
export function cardLayers(view: View, scene: CardScene, ms: number): Layer[] {
  const { width, height, cellWidth, reels } = view.layout;
  const place = {
    x: width / 2,
    y: reels.y + reels.height * 0.46,
    unit: Math.min(cellWidth * 1.15, width * 0.19),
    maxWidth: width * 0.92,
  };
  const { celebration } = scene;
  if (celebration) return celebrationLayers(view, { ...scene, celebration }, ms, place);
  const sinceMs = ms - scene.atMs;
  const open = cardOpen(view, scene, ms);
  const pop = cardPop(view, sinceMs);
  const behind: Sprite[] = veilSprites(view, place, open, ms);
  if (scene.kind === 'special') {
    const size = Math.min(width, height) * 0.34 * pop;
    behind.push(
      ...atlasSprite(view, scene.name, [place.x, place.y, size, size], {
        alpha: open,
        sheen: ((sinceMs / 900) % 1.8) - 0.2,
      }),
    );
  }
  const coins = scene.kind === 'jackpot' ? fountain(view, scene, ms, cellWidth) : [];
  const words = cardWords(view, scene, { ...place, unit: place.unit * pop, alpha: open });
  return [
    { texture: 'atlas', clip: null, sprites: behind },
    { texture: 'atlas', clip: null, sprites: coins },
    { texture: 'labels', clip: null, sprites: words },
  ];
}

function cardWords(view: View, scene: CardScene, at: CardPlace & { readonly alpha: number }): Sprite[] {
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
      return labelSprite(view, texts.specialSymbol, 'note', line(1.4, 0.56));
    case 'hold-intro':
      return labelSprite(view, texts.holdWon, 'title', line(-0.1, 1.15));
    default:
      break;
  }
  const isJackpot = scene.kind === 'jackpot';
  const title = isJackpot ? jackpotName(view, scene.name) : texts.freeSpinsDone(scene.freeSpins);
  return [
    ...labelSprite(view, title, 'title', line(-0.75, isJackpot ? 1.45 : 0.8)),
    ...amountSprites(view, view.formatMoney(scene.amountMinor), line(0.55, 1.25)),
  ];
}
