import type { PoolDefinition } from '@croupier/games';
import { luckyFernArt } from '../../art/lucky-fern/index.ts';
import { INK } from '../../art/lucky-fern/pieces.ts';
import { swarm } from '../../art/make-art.ts';
import type { BoardScene } from '../board-scene.ts';
import { cardNodes, cardPieces } from './card-picture.ts';
import { drawCard } from './draw-card.ts';
import { layOutCard, type CardLayout } from './layout.ts';
import { planTicket, type TicketPlan } from './plan-ticket.ts';

/** A card on the moss of a midsummer night. Its fields are rubbed open over the stage; what they make is lit here. */
export const luckyFernScene: BoardScene<PoolDefinition, CardLayout, TicketPlan> = {
  art: luckyFernArt,
  look: {
    glow: [1, 0.84, 0.42],
    ambience: [swarm('mote', 26, '#e8ff8a', { drift: [0.006, -0.01], size: [0.006, 0.018], pulseMs: 2_600 })],
    plate: {
      metal: ['#5c3409', '#fff0ae', '#d9952c', '#fff6cf', '#a8661a', '#5c3409'],
      felt: ['#0f3f2a', '#1f6a48', '#08261a'],
      outline: INK,
    },
  },
  begins: { name: 'whoosh' },
  layOut: layOutCard,
  unitPx: ({ side }) => Math.min(side, 260),
  pieces: cardPieces,
  furniture: cardNodes,
  plan: planTicket,
  draw: drawCard,
  places: ({ fields }) => Object.fromEntries(fields.map((place, index) => [String(index), place])),
};
