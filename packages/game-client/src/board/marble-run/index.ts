import type { PlinkoDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { marbleRunArt } from '../../art/marble-run/index.ts';
import { INK } from '../../art/marble-run/pieces.ts';
import type { BoardScene } from '../board-scene.ts';
import { drawRun } from './draw-run.ts';
import { layOutRun, type RunLayout } from './layout.ts';
import { runPieces } from './pieces.ts';
import { planFall, type FallPlan } from './plan-fall.ts';
import { runNodes } from './run-picture.ts';

/** A glass marble that falls over brass pins as heavy things do, into one of the boxes. */
export const marbleRunScene: BoardScene<PlinkoDefinition, RunLayout, FallPlan> = {
  art: marbleRunArt,
  look: {
    glow: [1, 0.82, 0.42],
    ambience: [swarm('mote', 30, '#fff0b8', { drift: [0.006, 0.008], size: [0.004, 0.012] })],
    plate: {
      metal: ['#5c3409', '#fff0ae', '#d9952c', '#fff6cf', '#a8661a', '#5c3409'],
      felt: ['#3a1f10', '#5c3318', '#2c160a'],
      outline: INK,
    },
  },
  begins: { name: 'tick', pitch: 0.3, force: 0.8 },
  layOut: layOutRun,
  unitPx: ({ gap }) => Math.min(gap, 160),
  pieces: runPieces,
  furniture: runNodes,
  plan: planFall,
  draw: drawRun,
};
