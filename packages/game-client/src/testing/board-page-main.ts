import {
  findGame,
  decideRound,
  stakeUnitsOf,
  type BoardDefinition,
  type BoardOutcome,
} from '@croupier/games';
import type { FlightSight } from '../board/board-scene.ts';
import { boardSceneOf } from '../board/scene-of.ts';
import { createBoardStage, type BoardStage } from '../board/create-board-stage.ts';
import { frameCosts } from './frame-costs.ts';
import { belowFrom } from './grid-rounds.ts';
import { stageTexts } from './stage-texts.ts';

/** What the page offers to the script that takes the pictures of a board. */
export interface BoardPage {
  open(id: string, mode: string, reducedMotion: boolean): Promise<void>;
  /** Plays the first round, from a seed on, that ends as wanted; its length in milliseconds. */
  play(how: { seed: number; ends: 'won' | 'lost' | 'any'; choices: number[][] }): number;
  /** Before a round, and while its answer is waited for. */
  rest(waiting: boolean): void;
  /** A flight that everyone is in, from boarding to its end: `film` then goes by the clock of the house. */
  fly(flight: FlightSight | null): void;
  /** One picture of many frames, `columns` a row, as a PNG data URL. */
  film(moments: number[], columns: number): string;
  /** Milliseconds that each of these frames costs. */
  costs(moments: number[]): number[];
}
declare global {
  interface Window {
    boardPage: BoardPage;
  }
}

let stage: BoardStage | undefined;
let played: { definition: BoardDefinition; mode: string };

window.boardPage = {
  async open(id, mode, reducedMotion) {
    const scene = await boardSceneOf(id);
    const definition = findGame(id)?.definition as BoardDefinition | undefined;
    if (!scene || !definition) throw new Error(`No board ${id}`);
    played = { definition, mode };
    stage?.dispose();
    stage = await createBoardStage({
      celebratedAboveStakes: 1,
      canvas: document.querySelector('canvas')!,
      ...{ scene, played, reducedMotion, texts: stageTexts, fontFamily: 'sans-serif', manual: true },
      formatMoney: (minor) => `₴${(Number(minor) / 100).toFixed(2)}`,
      formatNumber: (value, digits) => value.toFixed(digits),
      amountOf: (units) => `₴${((units * 10) / stakeUnitsOf(definition)).toFixed(2)}`,
      onSound: () => undefined,
      onRest: () => undefined,
      onPlaces: () => undefined,
      painter: 'canvas2d',
    });
  },
  play({ seed, ends, choices }) {
    for (let tried = seed; tried < seed + 100_000; tried += 1) {
      const entry = { mode: played.mode, choices };
      const outcome = decideRound(played.definition, { below: belowFrom(tried) }, entry) as BoardOutcome;
      const won = outcome.winUnits > stakeUnitsOf(played.definition);
      if (ends !== 'any' && (ends === 'won') !== won) continue;
      stage!.idle();
      stage!.spinUp();
      const picks = outcome.steps.flatMap((step) => (step.kind === 'draw' ? step.picks : []));
      stage!.setPicks(picks);
      void stage!.play(outcome, 1_000n);
      return stage!.lengthMs();
    }
    throw new Error(`No round that ends ${ends}`);
  },
  rest(waiting) {
    stage!.idle();
    if (waiting) stage!.spinUp();
  },
  fly: (flight) => stage!.setFlight(flight),
  film(moments, columns) {
    const canvas = document.querySelector('canvas')!;
    const sheet = document.createElement('canvas');
    const [width, height] = [canvas.width, canvas.height];
    sheet.width = width * Math.min(columns, moments.length);
    sheet.height = height * Math.ceil(moments.length / columns);
    const context = sheet.getContext('2d')!;
    for (const [index, ms] of moments.entries()) {
      stage!.draw(ms);
      context.drawImage(canvas, (index % columns) * width, Math.floor(index / columns) * height);
    }
    return sheet.toDataURL('image/png');
  },
  costs: (moments) => frameCosts(document.querySelector('canvas')!, stage!.draw, moments),
};
