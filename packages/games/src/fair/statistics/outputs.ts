import { decideRound } from '../../decide-round.ts';
import { lanternTide } from '../../portfolio/lantern-tide.ts';
import { nightKeno } from '../../portfolio/night-keno.ts';
import { queensLadder } from '../../portfolio/queens-ladder.ts';
import { spinStepsOf } from '../../round.ts';
import type { Output } from './sample.ts';

const PACK = 52;

/** The outputs that are tested: the stops of reels, cards, and the first number of a draw, as rounds of games show them. */
export const OUTPUTS: readonly Output[] = [
  {
    name: 'reel stops',
    domain: lanternTide.id,
    ranges: lanternTide.reels.base.map((strip) => strip.length),
    read: (draw) => spinStepsOf(decideRound(lanternTide, draw))[0]!.stops,
  },
  {
    name: 'cards',
    domain: queensLadder.id,
    ranges: [PACK, PACK, PACK, PACK],
    // A round of the ladder turns as many cards as are guessed; these are the first four of any.
    read: (draw) => [PACK, PACK, PACK, PACK].map((pack) => draw.below(pack, 'card')),
  },
  {
    name: 'first number',
    domain: nightKeno.id,
    ranges: [nightKeno.numbers],
    read(draw) {
      const { steps } = decideRound(nightKeno, draw, { mode: 'pick-1', choices: [[1]] });
      const [step] = steps;
      return step && 'drawn' in step ? [step.drawn[0]! - 1] : [];
    },
  },
];
