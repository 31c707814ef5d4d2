import { artOf } from '../art/art-of.ts';
import { stageGameOf } from '../game/stage-game.ts';
import { createStage, type Stage } from '../stage/create-stage.ts';
import { planShow } from '../show/plan-show.ts';
import { frameCosts } from './frame-costs.ts';
import { gridGames, roundOf } from './grid-rounds.ts';
import { placeholderArt } from './placeholder-art.ts';
import { stageTexts } from './stage-texts.ts';
import { stakeUnitsOf, type GridDefinition, type GridOutcome } from '@croupier/games';

/** What the page offers to the script that takes the pictures. */
export interface StagePage {
  open(id: string, painter: 'webgl2' | 'canvas2d', reducedMotion: boolean): Promise<string>;
  /** Plays the first round, from a seed on, that has this in it; says its scenes. */
  play(
    feature: string,
    seed: number,
  ): { seed: number; scenes: { kind: string; atMs: number; untilMs: number }[] } | null;
  /** A frame as a PNG data URL, of the canvas that is seen. */
  draw(ms: number): string;
  /** Milliseconds that each of these frames costs, on a 2D canvas. */
  costs(moments: number[]): number[];
  /** What draws now. */
  painter(): string;
  /** Takes the graphics context away, as a browser short of memory does; gives it back. */
  context(does: 'lose' | 'restore'): void;
}
declare global {
  interface Window {
    stagePage: StagePage;
  }
}

const formatMoney = (minor: bigint) => `₴${(Number(minor) / 100).toFixed(2)}`;

let stage: Stage | undefined;
let definition: GridDefinition;
let extension: WEBGL_lose_context | undefined;

window.stagePage = {
  async open(id, painter, reducedMotion) {
    const game = gridGames.find((one) => one.id === id);
    if (!game) throw new Error(`No grid game ${id}`);
    definition = game;
    const art = (await artOf(id)) ?? placeholderArt(stageGameOf(definition));
    stage?.dispose();
    extension = undefined;
    stage = await createStage({
      celebratedAboveStakes: 1,
      canvas: document.querySelector('canvas')!,
      definition,
      art,
      texts: stageTexts,
      formatMoney,
      fontFamily: 'sans-serif',
      reducedMotion,
      onSound: () => undefined,
      manual: true,
      painter,
    });
    stage.draw(0);
    return stage.painter;
  },
  play(feature, seed) {
    for (let tried = seed; tried < seed + 200_000; tried++) {
      const outcome = roundOf(definition, tried);
      const scenes = scenesOf(outcome);
      const found =
        feature === 'any'
          ? outcome.winUnits > 0
          : feature === 'lost'
            ? outcome.winUnits === 0
            : scenes.some(({ kind }) => kind === feature);
      if (!found) continue;
      stage!.idle();
      void stage!.play(outcome, stakeMinor());
      return { seed: tried, scenes };
    }
    return null;
  },
  draw(ms) {
    stage!.draw(ms);
    return [...document.querySelectorAll('canvas')].at(-1)!.toDataURL('image/png');
  },
  costs: (moments) => frameCosts(document.querySelector('canvas')!, stage!.draw, moments),
  painter: () => stage!.painter,
  context(does) {
    extension ??= document.querySelector('canvas')!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    if (does === 'lose') extension.loseContext();
    else extension.restoreContext();
  },
};

const stakeMinor = () => BigInt(stakeUnitsOf(definition)) * 10n;

function scenesOf(outcome: GridOutcome) {
  const how = { pace: 'normal', reducedMotion: false, celebratedAboveStakes: 1, elapsedMs: 0 } as const;
  const options = { stakeMinor: stakeMinor(), ...how };
  return planShow(outcome, stageGameOf(definition), options).scenes.map(({ kind, atMs, untilMs }) => ({
    kind,
    atMs,
    untilMs,
  }));
}
