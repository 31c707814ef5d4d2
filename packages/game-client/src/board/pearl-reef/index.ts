import type { MinesDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { pearlReefArt } from '../../art/pearl-reef/index.ts';
import { INK } from '../../art/pearl-reef/pieces.ts';
import { squareFrameOf } from '../board-frame.ts';
import type { BoardScene } from '../board-scene.ts';
import { drawReef } from './draw-reef.ts';
import { layOutReef, shellPlaces, type ReefLayout } from './layout.ts';
import { planDive, type DivePlan } from './plan-dive.ts';
import { reefPieces, sandBed } from './reef-pieces.ts';

/** A bed of sand in a coral reef: shells with pearls in them, and some that sea urchins have moved into. */
export const pearlReefScene: BoardScene<MinesDefinition, ReefLayout, DivePlan> = {
  art: pearlReefArt,
  look: {
    glow: [1, 0.95, 0.72],
    ambience: [
      swarm('bubble', 22, '#e8fffb', { drift: [0.002, -0.035] }),
      swarm('mote', 20, '#d8fff0', { drift: [0.006, 0.004] }),
    ],
    plate: {
      metal: ['#0c4a5c', '#c8fff0', '#3aa8a8', '#effffa', '#1a6a78', '#0c4a5c'],
      felt: ['#062c40', '#0f5468', '#04202f'],
      outline: INK,
    },
  },
  begins: { name: 'whoosh' },
  frame: squareFrameOf,
  sameInEveryMode: true,
  layOut: layOutReef,
  unitPx: ({ cell }) => Math.min(cell.width, 260),
  pieces: reefPieces,
  furniture: sandBed,
  plan: planDive,
  draw: drawReef,
  places: shellPlaces,
};
