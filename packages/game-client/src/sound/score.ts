import type { SoundCue } from '../show/sound-cues.ts';

/** One sound of the synthesiser, times from now; `level` 0 to 1. */
export type Note =
  | {
      readonly kind: 'tone';
      readonly wave: 'sine' | 'triangle';
      readonly hz: number;
      readonly toHz?: number;
      readonly atS: number;
      readonly lengthS: number;
      readonly level: number;
      /** How long it takes to its loudest; a pluck where it is left out. */
      readonly attackS?: number;
    }
  | {
      readonly kind: 'noise';
      readonly fromHz: number;
      readonly toHz: number;
      readonly atS: number;
      readonly lengthS: number;
      readonly level: number;
    };

/** Steps of a major pentatonic above C5: any run of wins sounds like a tune. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const C5_HZ = 523.25;
const pitch = (step: number) => C5_HZ * 2 ** ((SCALE[Math.min(step, SCALE.length - 1)] ?? 0) / 12);

const rush = (fromHz: number, toHz: number, lengthS: number, level: number): Note => ({
  kind: 'noise',
  fromHz,
  toHz,
  atS: 0,
  lengthS,
  level,
});
const slide = (
  hz: number,
  toHz: number,
  lengthS: number,
  level: number,
  wave: 'sine' | 'triangle' = 'sine',
): Note => ({
  kind: 'tone',
  wave,
  hz,
  toHz,
  atS: 0,
  lengthS,
  level,
});
const ring = (
  hz: number,
  atS: number,
  lengthS: number,
  level: number,
  wave: 'sine' | 'triangle' = 'sine',
): Note => ({
  kind: 'tone',
  wave,
  hz,
  atS,
  lengthS,
  level,
});
/** Steps of the scale one after another, the last one held. */
const tune = (steps: readonly number[], everyS: number): Note[] =>
  steps.flatMap((step, index) => {
    const lengthS = index === steps.length - 1 ? 0.9 : 0.32;
    return [
      ring(pitch(step), index * everyS, lengthS, 0.24, 'triangle'),
      ring(pitch(step) / 2, index * everyS, lengthS, 0.16),
    ];
  });

const TIER_TUNES = {
  big: [0, 2, 3, 5],
  great: [0, 2, 3, 5, 7, 8],
  legendary: [0, 2, 3, 5, 3, 5, 7, 8, 10],
};

/** What a cue sounds like. */
export function scoreOf(cue: SoundCue): Note[] {
  switch (cue.name) {
    case 'spin':
      return [rush(300, 1_500, 0.42, 0.16), slide(196, 294, 0.16, 0.16, 'triangle')];
    case 'stop':
      return [rush(900, 240, 0.07, 0.4), slide(150 - cue.reel * 6, 62, 0.14, 0.5)];
    case 'fall':
      return [rush(1_400, 320, 0.06, 0.26), slide(210 - cue.reel * 8, 90, 0.12, 0.34)];
    case 'burst':
      return [rush(900, 4_200, 0.22, 0.26), ...tune([cue.step, cue.step + 2], 0.07)];
    case 'expand':
      return [rush(240, 2_600, 0.5, 0.16), slide(pitch(0) / 2, pitch(5), 0.55, 0.22, 'triangle')];
    case 'coin':
      return [ring(1_976, 0, 0.12, 0.2), ring(2_637, 0.07, 0.5, 0.2)];
    case 'awaited':
      return Array.from({ length: 6 }, (_, beat) =>
        ring(pitch(beat) / 2, beat * 0.2, 0.22, 0.16, 'triangle'),
      );
    case 'tick':
      return [
        rush(1_800 + cue.pitch * 2_400, 900 + cue.pitch * 1_200, 0.035, 0.1 + cue.force * 0.22),
        slide(700 + cue.pitch * 900, 420 + cue.pitch * 500, 0.05, 0.05 + cue.force * 0.12),
      ];
    case 'knock':
      return [
        rush(1_500 + cue.pitch * 900, 320, 0.06, 0.12 + cue.force * 0.34),
        slide(170 + cue.pitch * 190, 74 + cue.pitch * 60, 0.11, 0.1 + cue.force * 0.36),
      ];
    case 'shake':
      return [0, 0.11, 0.2, 0.31].map((atS, index) => ({
        ...rush(2_100 - index * 180, 700, 0.06, 0.2),
        atS,
      }));
    case 'whoosh':
      return [rush(400, 2_200, 0.3, 0.18)];
    case 'card':
      return [rush(3_400, 1_200, 0.16, 0.2), { ...rush(2_600, 900, 0.05, 0.26), atS: 0.15 }];
    case 'slip':
      return [slide(1_180, 240, 0.72, 0.2, 'triangle'), slide(590, 120, 0.72, 0.12)];
    case 'meow':
      return [
        slide(520, 880, 0.14, 0.16, 'triangle'),
        { ...slide(880, 440, 0.34, 0.18, 'triangle'), atS: 0.14 },
        { ...slide(1_760, 900, 0.34, 0.05), atS: 0.14 },
      ];
    case 'bark':
      return [0, 0.19].flatMap((atS) => [
        { ...rush(1_300, 380, 0.1, 0.34), atS },
        { ...slide(320, 130, 0.12, 0.4, 'triangle'), atS },
      ]);
    case 'win':
      return [ring(pitch(cue.step), 0, 0.3, 0.24, 'triangle'), ring(pitch(cue.step) * 2, 0.04, 0.36, 0.12)];
    case 'trigger':
      return tune([0, 2, 3, 5, 7, 8], 0.11);
    case 'free':
      return tune([3, 5, 6, 8], 0.16);
    case 'special':
      return tune([2, 5, 4, 7], 0.14);
    case 'jackpot':
      return tune([0, 2, 3, 5, 7, 5, 7, 8, 10], 0.12);
    case 'done':
      return tune([5, 3, 5, 8], 0.12);
    case 'celebration':
      return tune(TIER_TUNES[cue.tier], 0.13);
    case 'coins':
      return Array.from({ length: 16 }, (_, coin) =>
        ring(2_100 + ((coin * 397) % 1_300), coin * 0.085, 0.09, 0.07),
      );
  }
}
