import type { WheelDefinition } from '@croupier/games';
import { fairWheelArt } from '../../art/fair-wheel/index.ts';
import { INK } from '../../art/fair-wheel/pieces.ts';
import { swarm } from '../../art/make-art.ts';
import type { BoardScene } from '../board-scene.ts';
import { drawWheel } from './draw-wheel.ts';
import { layOutWheel, type WheelLayout } from './layout.ts';
import { planSpin, type WheelPlan } from './plan-spin.ts';
import { discPicture, hub, lightPicture, standNodes, tongue } from './wheel-picture.ts';

/** The painted wheel of the fair: pegs, a leather tongue that clicks from one to the next, lamps around the rim. */
export const fairWheelScene: BoardScene<WheelDefinition, WheelLayout, WheelPlan> = {
  art: fairWheelArt,
  look: {
    glow: [1, 0.8, 0.36],
    ambience: [
      swarm('mote', 26, '#ffd98a', { drift: [0.004, -0.016] }),
      swarm('twinkle', 10, '#fff3c4', { drift: [0, 0], pulseMs: 2_400 }),
    ],
    plate: {
      metal: ['#5c3409', '#fff0ae', '#d9952c', '#fff6cf', '#a8661a', '#5c3409'],
      felt: ['#4a0f1c', '#7a1c2c', '#3a0a18'],
      outline: INK,
    },
  },
  begins: { name: 'whoosh' },
  layOut: layOutWheel,
  unitPx: ({ radius }) => Math.min(radius, 480),
  pieces: (played) => ({
    disc: { picture: discPicture(played), width: 2 },
    light: { picture: lightPicture(played), width: 1 },
    hub: { picture: hub, width: 0.44 },
    tongue: { picture: tongue, width: 0.2 },
  }),
  furniture: standNodes,
  plan: planSpin,
  draw: drawWheel,
};
