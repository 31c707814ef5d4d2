import type { CrashDefinition } from '@croupier/games';
import { highKiteArt } from '../../art/high-kite/index.ts';
import { INK } from '../../art/high-kite/pieces.ts';
import { swarm } from '../../art/make-art.ts';
import type { BoardScene } from '../board-scene.ts';
import { drawSky } from './draw-sky.ts';
import { layOutSky, type SkyLayout } from './layout.ts';
import { skyPieces } from './pieces.ts';
import { flightCues, planFlight, type FlightPlan } from './plan-flight.ts';

/** A paper kite over the dunes that climbs as the multiplier does, until the string snaps; all who are in it are seen. */
export const highKiteScene: BoardScene<CrashDefinition, SkyLayout, FlightPlan> = {
  art: highKiteArt,
  look: {
    glow: [1, 0.86, 0.5],
    ambience: [swarm('mote', 12, '#fff6d8', { drift: [0.03, -0.004], size: [0.004, 0.01] })],
    plate: {
      metal: ['#6a2a12', '#ffd98a', '#d9822c', '#fff0c0', '#a8561a', '#6a2a12'],
      felt: ['#123a5c', '#1f6a9a', '#0c2a48'],
      outline: INK,
    },
  },
  begins: { name: 'whoosh' },
  layOut: layOutSky,
  unitPx: ({ unit }) => Math.min(unit, 900),
  pieces: skyPieces,
  furniture: () => [],
  plan: planFlight,
  flightCues,
  draw: drawSky,
};
