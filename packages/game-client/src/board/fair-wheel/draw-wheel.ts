import type { WheelDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, labelSprite } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import type { WheelLayout } from './layout.ts';
import { planSpin, sectorAngles, speedAt, waitedTurn, wheelAt, type WheelPlan } from './plan-spin.ts';

type View = BoardView<WheelLayout>;
type Moment = BoardMoment<WheelPlan>;

const LAMPS = 32;
/** From here on pegs follow so fast that the tongue does not come down between them; radians a second. */
const FAST = 9;
const LIFT = 0.62;

/** The disc at its angle with its numbers, lamps, hub and tongue; what has been won shines. */
export function drawWheel(view: View, moment: Moment, played: Played<WheelDefinition>): Layer[] {
  const { x, y, radius } = view.layout.own;
  const { angle, speed } = motionOf(moment, played);
  const size = radius * 2;
  const won = moment.steps.at(-1);
  const shines = won !== undefined && won.units > 0;
  const glint = shines ? (view.reducedMotion ? 0.8 : 0.65 + 0.35 * Math.sin(moment.restMs / 190)) : 0;
  const hub = radius * 0.44;
  return [
    { texture: 'atlas', clip: null, sprites: lampSprites(view, moment, speed > 0 || shines) },
    { texture: 'atlas', clip: null, sprites: atlasSprite(view, 'disc', [x, y, size, size], { turn: angle }) },
    { texture: 'labels', clip: null, sprites: numberSprites(view, played, angle) },
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...(shines
          ? atlasSprite(view, 'light', [x, y, size, size], {
              turn: angle + middleOf(moment, played),
              alpha: glint * 0.5,
              light: 1,
            })
          : []),
        ...(shines
          ? atlasSprite(view, 'glow', [x, y - radius * 0.8, radius, radius * 0.8], {
              tint: view.art.glow,
              alpha: glint * 0.45,
              light: 1,
            })
          : []),
        ...atlasSprite(view, 'hub', [x, y, hub, hub]),
        ...tongueSprites(view, played, angle, speed),
      ],
    },
  ];
}

/** The wheel's angle and speed: it waits where it stood, gathers speed, and slows to where it was decided to stand. */
function motionOf(
  { move, steps, last, waitingMs, waitedMs }: Moment,
  played: Played<WheelDefinition>,
): { angle: number; speed: number } {
  const stood = standOf(steps.length > 0 ? steps : last, played);
  if (waitingMs !== null)
    return {
      angle: stood + waitedTurn(waitingMs),
      speed: waitedTurn(waitingMs + 500) - waitedTurn(waitingMs),
    };
  if (!move) return { angle: stood, speed: 0 };
  const from = standOf(last, played) + waitedTurn(waitedMs);
  return { angle: wheelAt(move.plan, from, move.ms), speed: speedAt(move.plan, from, move.ms) };
}

/** Where the wheel stands after a round; a little aside before the first. */
function standOf(steps: Moment['steps'], played: Played<WheelDefinition>): number {
  const step = steps.findLast(({ kind }) => kind === 'wheel');
  if (step?.kind !== 'wheel' || step.sector >= sectorAngles(played).length) return 0.04;
  return planSpin({ ...played, step, before: [], pace: 'normal', reducedMotion: true }).stands;
}

/** The middle of the sector that was won, as the light of it is painted upwards. */
function middleOf({ steps }: Moment, played: Played<WheelDefinition>): number {
  const step = steps.findLast(({ kind }) => kind === 'wheel');
  const sector = step?.kind === 'wheel' ? sectorAngles(played)[step.sector] : undefined;
  return sector ? sector.start + sector.width / 2 : 0;
}

function numberSprites(view: View, played: Played<WheelDefinition>, angle: number): Sprite[] {
  const { x, y, radius } = view.layout.own;
  const { stakeUnits } = played.definition;
  return sectorAngles(played).flatMap(({ units, start, width }) => {
    if (units === 0) return [];
    const times = units / stakeUnits;
    const turn = angle + start + width / 2;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const at = { x: x + sin * radius * 0.77, y: y - cos * radius * 0.77 };
    const room = { height: radius * 0.15, maxWidth: Math.min(width, 0.3) * radius * 0.72 };
    return labelSprite(view, view.formatNumber(times, times % 1 === 0 ? 0 : 1), 'note', {
      ...at,
      ...room,
    }).map((sprite) => ({ ...sprite, turn }));
  });
}

/** Lamps on the rim: they chase while it turns, and run together after a win. */
function lampSprites(view: View, { ambienceMs }: Moment, lively: boolean): Sprite[] {
  const { x, y, radius } = view.layout.own;
  const beat = view.reducedMotion ? 0 : Math.floor(ambienceMs / (lively ? 130 : 620));
  const size = radius * 0.062;
  return Array.from({ length: LAMPS }, (_, index) => {
    const angle = (index / LAMPS) * 2 * Math.PI;
    const place = [x + Math.sin(angle) * radius * 1.08, y - Math.cos(angle) * radius * 1.08] as const;
    const lit = (index + beat) % (lively ? 2 : 4) === 0;
    return [
      ...atlasSprite(view, 'bulb', [...place, size, size], {
        tint: lit ? [1, 0.95, 0.7] : [0.72, 0.42, 0.26],
      }),
      ...(lit
        ? atlasSprite(view, 'glow', [...place, size * 3.2, size * 3.2], {
            tint: [1, 0.86, 0.5],
            alpha: 0.6,
            light: 1,
          })
        : []),
    ];
  }).flat();
}

/** Each peg lifts it and lets it snap back; where they come fast it stays up and trembles. */
function tongueSprites(view: View, played: Played<WheelDefinition>, angle: number, speed: number): Sprite[] {
  const { x, y, radius } = view.layout.own;
  const { width } = sectorAngles(played)[0]!;
  const past = ((((-angle + width * 0.12) % width) + width) % width) / width;
  // The nearer the next peg, the higher; the last tenth before it falls free.
  const slow = past < 0.24 ? (1 - past / 0.24) ** 1.4 : 0;
  const fast = Math.min(1, speed / FAST);
  const lift = LIFT * (slow * (1 - fast) + fast * (0.82 + 0.1 * Math.sin(angle * 90)));
  const height = radius * 0.4;
  return atlasSprite(view, 'tongue', [x, y - radius * 1.075, height / 2, height], {
    turn: view.reducedMotion ? 0 : lift,
  });
}
