import type { TowersDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { roofCatsArt } from '../../art/roof-cats/index.ts';
import { INK } from '../../art/roof-cats/pieces.ts';
import type { BoardScene } from '../board-scene.ts';
import { catPieces } from './cat-pieces.ts';
import { drawHouse } from './draw-house.ts';
import { housePieces } from './house-pieces.ts';
import { layOutHouse, windowPlaces, type HouseLayout } from './layout.ts';
import { planClimb, type ClimbPlan } from './plan-climb.ts';

/** A cat climbs a town house at dusk, window by window; behind some of them a dog is waiting. */
export const roofCatsScene: BoardScene<TowersDefinition, HouseLayout, ClimbPlan> = {
  art: roofCatsArt,
  look: {
    glow: [1, 0.84, 0.42],
    ambience: [
      swarm('mote', 24, '#ffe0a0', { drift: [0.006, -0.01] }),
      swarm('twinkle', 8, '#fff6d8', {
        area: { left: 0, top: 0, width: 1, height: 0.35 },
        drift: [0, 0],
        pulseMs: 2_400,
      }),
    ],
    plate: {
      metal: ['#5c3409', '#ffe9b0', '#d98a3c', '#fff3cf', '#a85a2a', '#5c3409'],
      felt: ['#3a1430', '#5c2248', '#2e0f28'],
      outline: INK,
    },
  },
  begins: { name: 'meow' },
  layOut: layOutHouse,
  unitPx: ({ floor }) => Math.min(floor, 300),
  pieces: () => ({ ...housePieces(), ...catPieces() }),
  furniture: () => [],
  plan: planClimb,
  draw: drawHouse,
  places: windowPlaces,
};
