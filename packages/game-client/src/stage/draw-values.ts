import type { CellValue } from '@croupier/games';
import type { Sprite } from '../render/painter.ts';
import { unitsToMinor } from '../show/win-money.ts';
import { cellBox, type Place } from './layout.ts';
import type { Rest } from './rest.ts';
import { amountSprites, atlasSprite, labelSprite, shortMoney, type View } from './view.ts';

/** The number or the name upon a cell: what a coin is worth, what an orb multiplies by. It moves with the symbol. */
export function valueSprites(view: View, rest: Rest, place: Place, row: number, alpha: number): Sprite[] {
  return rest.values
    .filter(({ cell }) => cell[0] === place.reel && cell[1] === row)
    .flatMap((value) => {
      // On a flat board a multiplier belongs to the cell, which stays; on reels to the symbol, which turns with them.
      const stays = value.kind === 'multiplier' && !view.game.strips;
      return oneValue(view, rest, value, stays ? { ...place, row } : place, alpha);
    });
}

function oneValue(view: View, rest: Rest, value: CellValue, place: Place, alpha: number): Sprite[] {
  const box = cellBox(view.layout, place);
  const size = Math.min(box.width, box.height);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const middle = { x, y, height: size * 0.5, maxWidth: size * 0.7, alpha };
  switch (value.kind) {
    case 'coin':
      return rest.stakeMinor === null
        ? []
        : amountSprites(
            view,
            shortMoney(view.formatMoney(unitsToMinor(value.value, rest.stakeMinor, view.game.stakeUnits))),
            middle,
          );
    case 'jackpot':
      return labelSprite(view, jackpotName(view, value.name), 'note', { ...middle, maxWidth: size * 0.86 });
    case 'orb':
      return amountSprites(view, `×${value.value}`, middle);
    case 'multiplier':
      if (value.value < 2) return [];
      return amountSprites(view, `×${value.value}`, {
        x: box.x + box.width / 2 + size * 0.27,
        y: y + size * 0.3,
        height: size * 0.4,
        maxWidth: size * 0.56,
        alpha,
      });
  }
}

/** A lit tile below every cell that multiplies. */
export function tileSprites(view: View, rest: Rest): Sprite[] {
  return rest.values
    .filter(({ kind }) => kind === 'multiplier')
    .flatMap(({ cell: [reel, row] }) => {
      const { x, y, width, height } = cellBox(view.layout, {
        reel,
        row,
        rows: rest.grid[reel]?.length ?? 1,
      });
      const place = [x + width / 2, y + height / 2, width, height] as const;
      return [
        ...atlasSprite(view, 'white', place, { tint: view.art.glow, alpha: 0.16 }),
        ...atlasSprite(view, 'frame', place, { tint: view.art.glow, alpha: 0.5 }),
      ];
    });
}

export function jackpotName(view: View, name = ''): string {
  return Object.hasOwn(view.texts.jackpots, name)
    ? view.texts.jackpots[name as keyof typeof view.texts.jackpots]
    : name.toUpperCase();
}
