import type { BoardDefinition, BoardOutcome, BoardStep, Choice } from '@croupier/games';
import type { Painter, Rectangle } from '../render/painter.ts';
import type { Sheet } from '../render/sheet.ts';
import { createCueCaller, type SoundCue } from '../show/sound-cues.ts';
import { createPlayback } from '../stage/playback.ts';
import { createSurface, type CanvasOptions } from '../stage/surface.ts';
import type { StageTexts } from '../stage/view.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { AT_FIRST, lengthOf, momentOf, restingSteps, skippedMs, type BoardAct } from './board-act.ts';
import type { BoardScene, FlightSight, Played } from './board-scene.ts';
import { boardScenery, type BoardWords } from './board-scenery.ts';
import { createFlightWatch } from './flight-watch.ts';
import { planBoard } from './plan-board.ts';

export interface BoardStageOptions extends CanvasOptions, BoardWords {
  readonly scene: BoardScene;
  readonly played: Played<BoardDefinition>;
  readonly onSound: (cue: SoundCue) => void;
  /** So many steps of the round have come to rest. */
  readonly onRest: (steps: readonly BoardStep[]) => void;
  /** Where what may be chosen stands, in CSS pixels of the canvas. */
  readonly onPlaces: (places: Readonly<Record<string, Rectangle>>) => void;
  /** For pictures in tests: nothing moves but by `draw`. */
  readonly manual?: boolean;
}

/** A board on the stage; what it shows of a round is what a slot's stage does (`Stage`). */
export interface BoardStage {
  readonly painter: Painter['kind'];
  idle(): void;
  spinUp(): void;
  /** Resolves when all that is decided has been shown, skipped, or the stage is gone. */
  play(outcome: BoardOutcome, stakeMinor: bigint): Promise<void>;
  skip(): void;
  setTurbo(turbo: boolean): void;
  setMode(mode: string): void;
  setPicks(picks: Choice): void;
  /** The flight that everyone is in now; null where a round is flown alone. */
  setFlight(flight: FlightSight | null): void;
  setTexts(texts: StageTexts, formatMoney: (amountMinor: bigint) => string, words: BoardWords): void;
  /** Paints one of the scene's pieces elsewhere on the page; nothing where it has none of that name. */
  paint(context: CanvasRenderingContext2D, piece: string, place: Rectangle): void;
  resize(): void;
  draw(ms: number): void;
  lengthMs(): number;
  dispose(): void;
}

/** Resolves when its pictures are painted, in tasks that leave the page free to answer. */
export async function createBoardStage(options: BoardStageOptions): Promise<BoardStage> {
  const { scene, manual = false } = options;
  const now: Settings = { played: options.played, pace: 'normal', picks: [], words: options };
  const surface = await createSurface(
    options,
    boardScenery(scene, () => now.played, saidBy(now), options),
  );
  const cues = createCueCaller(options.onSound, options.reducedMotion);
  const flights = createFlightWatch(scene, () => now.played, options);
  const rest = createRestTeller(options.onRest);
  const draw = (act: BoardAct, ms: number, ambienceMs: number) => {
    cues.call(ms);
    rest.tell(act, ms);
    const flight = flights.at(manual ? ambienceMs : Date.now());
    surface.draw({ moment: momentOf(act, ms, { ambienceMs, picks: now.picks, flight }), show: act.show, ms });
  };
  const fit = (anew = false) => {
    if (surface.resize(anew)) tellPlaces();
    playback.wake();
  };
  const tellPlaces = () => {
    const { layout } = surface.view;
    // Where a win stands after a round, the button that takes it stands before.
    const places = { take: layout.plate, ...scene.places?.(layout.own, now.played) };
    options.onPlaces(scaled(places, options.canvas.clientWidth / layout.width));
  };
  const playback = createPlayback<BoardAct>(AT_FIRST, {
    ...{ canvas: options.canvas, manual, lengthOf, draw, refit: fit, isLive: flights.isLive },
  });
  const redress = scene.sameInEveryMode ? playback.wake : () => fit(true);
  tellPlaces();
  return {
    get painter() {
      return surface.painter;
    },
    idle: () => playback.begin(AT_FIRST),
    spinUp() {
      const { show, last } = playback.act;
      playback.begin({ ...AT_FIRST, isWaiting: true, last: show?.outcome.steps ?? last });
      options.onSound(scene.begins);
    },
    play(outcome, stakeMinor) {
      const { act } = playback;
      const shownSteps = shownBefore(act, outcome);
      const how = {
        ...{ stakeMinor, shownSteps, pace: now.pace },
        ...asTold(options),
        isSeen: flights.isWatched(),
      };
      const show = planBoard(scene, now.played as Played<never>, outcome, how);
      const waitedMs = act.isWaiting && !manual ? playback.ms() : 0;
      playback.begin({ isWaiting: false, show, last: act.last, waitedMs });
      rest.begin(shownSteps);
      cues.begin(show.cues);
      return playback.ended();
    },
    skip() {
      const { show } = playback.act;
      if (show) playback.jump(skippedMs(show, playback.ms()));
    },
    ...settersOf(now, redress, playback.wake, surface.setTexts, flights.set),
    ...{ resize: () => fit(), paint: (...on) => paintPiece(surface.view.atlas, ...on) },
    draw: (ms) => draw(playback.act, ms, ms),
    lengthMs: () => lengthOf(playback.act),
    dispose() {
      playback.dispose();
      surface.dispose();
    },
  };
}

/** How a round is told, whatever it is. */
const asTold = ({ reducedMotion, celebratedAboveStakes }: CanvasOptions) => ({
  reducedMotion,
  celebratedAboveStakes,
});

/** Steps that need no show: those of the same round before, and all of a round that is taken up where it was left. */
function shownBefore({ isWaiting, show }: BoardAct, outcome: BoardOutcome): number {
  if (show?.outcome.open) return show.outcome.steps.length;
  return outcome.open && !isWaiting && !show ? outcome.steps.length : 0;
}

function paintPiece(
  { canvas, regions }: Sheet,
  context: CanvasRenderingContext2D,
  piece: string,
  place: Rectangle,
): void {
  const from = regions.get(piece);
  if (!from) return;
  const { x, y, width, height } = place;
  context.drawImage(canvas, from.x, from.y, from.width, from.height, x, y, width, height);
}

/** What may change while a board is shown. */
interface Settings {
  played: Played<BoardDefinition>;
  pace: Pace;
  picks: Choice;
  words: BoardWords;
}

function settersOf(
  now: Settings,
  redress: () => void,
  wake: () => void,
  setTexts: (texts: StageTexts, formatMoney: (amountMinor: bigint) => string) => void,
  setFlight: BoardStage['setFlight'],
): Pick<BoardStage, 'setTurbo' | 'setMode' | 'setPicks' | 'setTexts' | 'setFlight'> {
  return {
    setFlight(flight) {
      setFlight(flight);
      wake();
    },
    setTurbo: (turbo) => void (now.pace = turbo ? 'turbo' : 'normal'),
    setMode(mode) {
      if (mode === now.played.mode) return;
      now.played = { ...now.played, mode };
      redress();
    },
    setPicks(picks) {
      now.picks = picks;
      wake();
    },
    setTexts(texts, formatMoney, words) {
      now.words = words;
      setTexts(texts, formatMoney);
      wake();
    },
  };
}

/** The words in force, for a view that is made once. */
const saidBy = (now: Settings): BoardWords => ({
  formatNumber: (value, digits) => now.words.formatNumber(value, digits),
  amountOf: (units) => now.words.amountOf(units),
});

/** Tells once of each number of steps that has come to rest. */
function createRestTeller(onRest: BoardStageOptions['onRest']) {
  let told = 0;
  return {
    begin: (shownSteps: number) => void (told = shownSteps),
    tell({ show }: BoardAct, ms: number) {
      const resting = show ? restingSteps(show, ms) : told;
      if (!show || resting === told) return;
      told = resting;
      onRest(show.outcome.steps.slice(0, resting));
    },
  };
}

function scaled(
  places: Readonly<Record<string, Rectangle>>,
  part: number,
): Readonly<Record<string, Rectangle>> {
  const entries = Object.entries(places).map(([name, { x, y, width, height }]) => [
    name,
    { x: x * part, y: y * part, width: width * part, height: height * part },
  ]);
  return Object.fromEntries(entries) as Record<string, Rectangle>;
}
