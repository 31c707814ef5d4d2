import { down, group, type Colours, type Node, type Picture } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { symbol } from './finish.ts';
import type { Tone } from './tone.ts';

interface RoyalLook {
  readonly tone: Tone;
  /** The thin edge between outline and body. */
  readonly edge?: Colours;
  /** Weight of the strokes: 12 is fine, 20 is stout. */
  readonly body?: number;
  /** Square stroke ends, for cut and forged letters. */
  readonly sharp?: boolean;
  /** Drawn behind: a plate, a wreath, a cog. */
  readonly behind?: readonly Node[];
  /** Drawn before: ivy, snow, rivets. */
  readonly before?: readonly Node[];
}

/** A card rank — A K Q J 10 9 — in the game's own hand. */
export function royal(rank: string, { tone, edge, body = 17, sharp = false, behind = [], before = [] }: RoyalLook): Picture {
  const row = letterRow(rank, [
    { stroke: tone.ink, width: body + 13, shift: [0, 5], sharp, opacity: 0.5 },
    { stroke: tone.ink, width: body + 12, sharp },
    { stroke: edge ? down(-8, 108, ...edge) : tone.shine, width: body + 6, sharp },
    { stroke: tone.dark, width: body + 1.5, sharp },
    { stroke: down(-6, 106, tone.shine, [0.3, tone.light], [0.52, tone.base], [0.56, tone.light], tone.base), width: body, sharp },
    { stroke: '#ffffffa6', width: body * 0.17, shift: [-body * 0.22, -body * 0.18], sharp },
  ], rank.length > 1 ? 22 : 0);
  const scale = Math.min(0.66, 74 / row.width);
  return symbol(...behind, group(row.nodes, { move: [50 - (row.width * scale) / 2, 50 - 50 * scale], scale }), ...before);
}
