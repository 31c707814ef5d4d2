import type { ArrivalScene, CardScene, Scene } from './scenes.ts';
import type { Show } from './show.ts';

/** What is to be heard. `step` climbs with the wins of a spin or with its cascades, `reel` is the reel that stopped. */
export type SoundCue =
  | {
      readonly name:
        | 'spin'
        | 'awaited'
        | 'trigger'
        | 'free'
        | 'done'
        | 'coins'
        | 'expand'
        | 'coin'
        | 'jackpot'
        | 'special';
    }
  | { readonly name: 'stop' | 'fall'; readonly reel: number }
  | { readonly name: 'win' | 'burst'; readonly step: number }
  /** Something small strikes something hard; `pitch` 0 to 1, `force` 0 to 1. */
  | { readonly name: 'tick' | 'knock'; readonly pitch: number; readonly force: number }
  | { readonly name: 'shake' | 'whoosh' }
  /** A card slides off its pack; somebody loses their hold; a cat, a dog. */
  | { readonly name: 'card' | 'slip' | 'meow' | 'bark' }
  | { readonly name: 'celebration'; readonly tier: 'big' | 'great' | 'legendary' };

export interface TimedCue {
  readonly atMs: number;
  readonly cue: SoundCue;
}

/** All cues of a show in order. A win at or below the stake makes no winning sound. */
export function cuesOf(show: Show): TimedCue[] {
  return show.scenes.flatMap((scene, index) => sceneCues(show, scene, index)).sort((a, b) => a.atMs - b.atMs);
}

function sceneCues(show: Show, scene: Scene, index: number): TimedCue[] {
  const { atMs } = scene;
  switch (scene.kind) {
    case 'spin':
    case 'fall':
    case 'cells':
      return arrivalCues(show, scene, index);
    case 'burst': {
      const before = show.scenes.slice(0, index);
      const fresh = before.findLastIndex(
        (other) => other.kind === 'spin' || (other.kind === 'fall' && other.fresh),
      );
      const step = before.slice(fresh).filter((other) => other.kind === 'burst').length;
      return [{ atMs, cue: { name: 'burst', step } }];
    }
    case 'change':
      return [{ atMs, cue: { name: 'expand' } }];
    case 'wins':
      return show.celebrates
        ? scene.traces
            .filter((trace, order) => order === 0 || trace.atMs > atMs)
            .map((trace, step) => ({ atMs: trace.atMs, cue: { name: 'win', step } as const }))
        : [];
    default:
      return cardCues(show, scene);
  }
}

function arrivalCues(show: Show, scene: ArrivalScene, index: number): TimedCue[] {
  const { atMs } = scene;
  if (scene.kind === 'cells') return [{ atMs, cue: { name: 'spin' } }, ...coinCues(show, scene)];
  const again =
    index > 0 && (scene.kind === 'spin' || scene.fresh) ? [{ atMs, cue: { name: 'spin' } as const }] : [];
  const awaited = scene.awaitedFromMs
    .filter((ms) => ms < Infinity)
    .map((ms) => ({ atMs: ms, cue: { name: 'awaited' } as const }));
  const stops =
    scene.kind === 'spin'
      ? scene.plan.reels.flatMap(({ travel, landAtMs, landMs }, reel) =>
          travel > 0 ? [{ atMs: atMs + landAtMs + landMs * 0.45, cue: { name: 'stop', reel } as const }] : [],
        )
      : scene.plan.reels.flatMap((fallers, reel) => {
          const moving = fallers.filter(({ startMs, landMs }) => landMs > startMs);
          const landMs = Math.min(...moving.map((faller) => faller.landMs));
          return moving.length > 0 ? [{ atMs: atMs + landMs, cue: { name: 'fall', reel } as const }] : [];
        });
  return [...again, ...stops, ...awaited];
}

/** A ring for every coin that comes to rest. */
function coinCues(show: Show, { atMs, step, plan }: Extract<ArrivalScene, { kind: 'cells' }>): TimedCue[] {
  const values = show.outcome.steps[step]?.cellValues ?? [];
  return values.flatMap(({ cell: [reel, row] }) => {
    const landMs = plan.landMs[reel]?.[row];
    return landMs == null ? [] : [{ atMs: atMs + landMs, cue: { name: 'coin' } as const }];
  });
}

function cardCues(show: Show, scene: CardScene): TimedCue[] {
  const { atMs, kind } = scene;
  switch (kind) {
    case 'celebration':
      return scene.celebration
        ? [
            { atMs, cue: { name: 'celebration', tier: scene.celebration.tier } },
            { atMs: atMs + 500, cue: { name: 'coins' } },
          ]
        : [];
    case 'trigger':
    case 'hold-intro':
      return [{ atMs, cue: { name: 'trigger' } }];
    case 'free-intro':
      return [{ atMs, cue: { name: 'free' } }];
    case 'special':
    case 'jackpot':
      return [{ atMs, cue: { name: kind } }];
    case 'free-outro':
      return show.celebrates ? [{ atMs, cue: { name: 'done' } }] : [];
  }
}

/** Calls each cue once as the show passes it; a skipped stretch falls silent. */
export function createCueCaller(onSound: (cue: SoundCue) => void, reducedMotion: boolean) {
  let pending: TimedCue[] = [];
  const tooLateMs = 250;
  return {
    /** Begins another show. @param cues in order */
    begin: (cues: readonly TimedCue[]) =>
      void (pending = cues.filter(({ cue }) => !reducedMotion || cue.name !== 'coins')),
    call(ms: number) {
      while (pending[0] && pending[0].atMs <= ms) {
        const due = pending.shift();
        if (due && ms - due.atMs < tooLateMs) onSound(due.cue);
      }
    },
  };
}
