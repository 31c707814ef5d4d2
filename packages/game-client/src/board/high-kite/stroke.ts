import type { Sprite } from '../../render/painter.ts';
import { atlasSprite } from '../../stage/view.ts';
import type { BoardView } from '../board-scene.ts';
import type { Spot } from './flight-path.ts';
import type { SkyLayout } from './layout.ts';

/** What the sky is drawn with. */
export type View = BoardView<SkyLayout>;

/** A straight piece from one spot to another. */
export function strokeSprites(
  view: View,
  piece: string,
  from: Spot,
  to: Spot,
  thick: number,
  alpha = 1,
): Sprite[] {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, along);
  return atlasSprite(view, piece, [(from.x + to.x) / 2, (from.y + to.y) / 2, length + thick * 0.12, thick], {
    turn: Math.atan2(along, across),
    alpha,
  });
}
