import type { DiceDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { tavernDiceArt } from '../../art/tavern-dice/index.ts';
import { INK } from '../../art/tavern-dice/pieces.ts';
import type { BoardScene } from '../board-scene.ts';
import { drawRoll } from './draw-roll.ts';
import { layOutTray, type TrayLayout } from './layout.ts';
import { dicePieces } from './pieces.ts';
import { planRoll, type RollPlan } from './plan-roll.ts';
import { trayNodes } from './tray-picture.ts';

/** Bone dice out of a leather cup: four of them, which read from left to right are the number that was drawn. */
export const tavernDiceScene: BoardScene<DiceDefinition, TrayLayout, RollPlan> = {
  art: tavernDiceArt,
  look: {
    glow: [1, 0.74, 0.3],
    ambience: [
      swarm('mote', 26, '#ffcf7a', { drift: [0.004, -0.014] }),
      swarm('spark', 8, '#ff9a4a', {
        area: { left: 0.04, top: 0.4, width: 0.12, height: 0.4 },
        drift: [0.002, -0.05],
        size: [0.006, 0.012],
        pulseMs: 900,
      }),
      swarm('spark', 8, '#ff9a4a', {
        area: { left: 0.86, top: 0.4, width: 0.12, height: 0.4 },
        drift: [-0.002, -0.05],
        size: [0.006, 0.012],
        pulseMs: 800,
      }),
    ],
    plate: {
      metal: ['#5c3409', '#fff0ae', '#d9952c', '#fff6cf', '#a8661a', '#5c3409'],
      felt: ['#2a0f0a', '#4a1c12', '#26100a'],
      outline: INK,
    },
  },
  begins: { name: 'shake' },
  layOut: layOutTray,
  unitPx: ({ die }) => Math.min(die, 190),
  pieces: dicePieces,
  furniture: trayNodes,
  plan: planRoll,
  draw: drawRoll,
};
