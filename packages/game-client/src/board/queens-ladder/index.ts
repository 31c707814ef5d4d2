import type { HiLoDefinition } from '@croupier/games';
import { swarm } from '../../art/make-art.ts';
import { queensLadderArt } from '../../art/queens-ladder/index.ts';
import { INK } from '../../art/queens-ladder/pieces.ts';
import type { BoardScene } from '../board-scene.ts';
import { cardPieces } from './card-pieces.ts';
import { drawLadder } from './draw-ladder.ts';
import { drawTable } from './draw-table.ts';
import { ladderPieces } from './ladder-pieces.ts';
import { layOutLadder, type LadderLayout } from './layout.ts';
import { planTurn, type TurnPlan } from './plan-turn.ts';

/** A queen of cards climbs a rope ladder to the moon, a rung for every card that is guessed right. */
export const queensLadderScene: BoardScene<HiLoDefinition, LadderLayout, TurnPlan> = {
  art: queensLadderArt,
  look: {
    glow: [1, 0.78, 0.5],
    ambience: [
      swarm('mote', 24, '#ffd0e4', { drift: [0.004, -0.012] }),
      swarm('twinkle', 16, '#fff3c4', {
        area: { left: 0, top: 0, width: 1, height: 0.6 },
        drift: [0, 0],
        pulseMs: 2_600,
      }),
    ],
    plate: {
      metal: ['#4a1f3e', '#ffd0dc', '#c8688a', '#ffe9f0', '#8a3458', '#4a1f3e'],
      felt: ['#1c0f3e', '#3a2270', '#180c34'],
      outline: INK,
    },
  },
  begins: { name: 'whoosh' },
  layOut: layOutLadder,
  unitPx: ({ card }) => Math.min(card.width, 270),
  pieces: () => ({ ...cardPieces(), ...ladderPieces() }),
  furniture: () => [],
  plan: planTurn,
  draw: (view, moment, played) => [...drawTable(view, moment), ...drawLadder(view, moment, played)],
  places: ({ guesses }) => guesses,
};
