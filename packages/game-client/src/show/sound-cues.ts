import type { Show } from './plan-show.ts';

/** What is to be heard. `step` climbs with the wins of a spin, `reel` is the reel that stopped. */
export type SoundCue =
  | { readonly name: 'spin' | 'awaited' | 'trigger' | 'free' | 'done' | 'coins' }
  | { readonly name: 'stop'; readonly reel: number }
  | { readonly name: 'win'; readonly step: number }
  | { readonly name: 'celebration'; readonly tier: 'big' | 'great' | 'legendary' };

export interface TimedCue {
  readonly atMs: number;
  readonly cue: SoundCue;
}

/** All cues of a show in order. A win at or below the stake makes no winning sound. */
export function cuesOf(show: Show): TimedCue[] {
  const cues = show.scenes.flatMap((scene): TimedCue[] => {
    if (scene.kind === 'spin') {
      const again = scene.step > 0 ? [{ atMs: scene.atMs, cue: { name: 'spin' } as const }] : [];
      const stops = scene.plan.reels.map((reel, index) => ({
        atMs: scene.atMs + reel.landAtMs + reel.landMs * 0.45,
        cue: { name: 'stop', reel: index } as const,
      }));
      const awaited = scene.awaitedFromMs
        .filter((ms) => ms < Infinity)
        .map((atMs) => ({ atMs, cue: { name: 'awaited' } as const }));
      return [...again, ...stops, ...awaited];
    }
    if (scene.kind === 'wins') {
      return show.celebrates
        ? scene.traces.map((trace, step) => ({ atMs: trace.atMs, cue: { name: 'win', step } as const }))
        : [];
    }
    if (scene.kind === 'celebration' && scene.celebration) {
      return [
        { atMs: scene.atMs, cue: { name: 'celebration', tier: scene.celebration.tier } },
        { atMs: scene.atMs + 500, cue: { name: 'coins' } },
      ];
    }
    if (scene.kind === 'trigger') return [{ atMs: scene.atMs, cue: { name: 'trigger' } }];
    if (scene.kind === 'free-intro') return [{ atMs: scene.atMs, cue: { name: 'free' } }];
    return show.celebrates ? [{ atMs: scene.atMs, cue: { name: 'done' } }] : [];
  });
  return cues.sort((a, b) => a.atMs - b.atMs);
}

/** Calls each cue once as the show passes it; a skipped stretch falls silent. */
export function createCueCaller(onSound: (cue: SoundCue) => void, reducedMotion: boolean) {
  let pending: TimedCue[] | undefined;
  const tooLateMs = 250;
  return {
    reset: () => void (pending = undefined),
    call(show: Show, ms: number) {
      pending ??= cuesOf(show).filter(({ cue }) => !reducedMotion || cue.name !== 'coins');
      while (pending[0] && pending[0].atMs <= ms) {
        const due = pending.shift();
        if (due && ms - due.atMs < tooLateMs) onSound(due.cue);
      }
    },
  };
}
