import type { PoolDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01, labelSprite, outBack } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import type { CardLayout } from './layout.ts';
import type { TicketPlan } from './plan-ticket.ts';

type View = BoardView<CardLayout>;
type Moment = BoardMoment<TicketPlan>;

/** How long a field takes to light up. */
const LIGHT_MS = 320;
const BEHIND = 0.45;

/** The amounts of an open card; those that win are lit, the others step back. What covers them lies over the stage. */
export function drawCard(view: View, moment: Moment, _played: Played<PoolDefinition>): Layer[] {
  const ticket = moment.move?.step ?? moment.steps.findLast(({ kind }) => kind === 'scratch');
  if (ticket?.kind !== 'scratch')
    return [{ texture: 'atlas', clip: null, sprites: eagerSprites(view, moment) }];
  const lit = (field: number): number => {
    const order = ticket.winning.indexOf(field);
    if (order < 0) return 0;
    if (!moment.move) return 1;
    const sinceMs = moment.move.ms - moment.move.plan.lightMs[order]!;
    return view.reducedMotion ? Number(sinceMs >= 0) : clamp01(sinceMs / LIGHT_MS);
  };
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: ticket.fields.flatMap((_, field) => lightSprites(view, moment, field, lit(field))),
    },
    {
      texture: 'labels',
      clip: null,
      sprites: ticket.fields.flatMap((units, field) => {
        const { x, y, width } = view.layout.own.fields[field]!;
        const isBehind = ticket.winning.length > 0 && !ticket.winning.includes(field) && !moment.move;
        const pop = lit(field) > 0 ? 1 + 0.16 * outBack(lit(field)) : 1;
        return labelSprite(view, view.amountOf(units), 'note', {
          ...{ x: x + width / 2, y: y + width / 2, height: width * 0.34 * pop, maxWidth: width * 0.86 },
          alpha: isBehind ? BEHIND : 1,
        });
      }),
    },
  ];
}

/** While the ticket is drawn, light runs around the card. */
function eagerSprites(view: View, { waitingMs, ambienceMs }: Moment): Sprite[] {
  if (waitingMs === null) return [];
  const { card } = view.layout.own;
  const beat = view.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(ambienceMs / 160);
  return atlasSprite(
    view,
    'glow',
    [card.x + card.width / 2, card.y + card.height / 2, card.width * 1.5, card.height * 1.4],
    { tint: view.art.glow, alpha: 0.25 + 0.3 * beat, light: 1 },
  );
}

function lightSprites(view: View, { ambienceMs }: Moment, field: number, lit: number): Sprite[] {
  if (lit === 0) return [];
  const { x, y, width } = view.layout.own.fields[field]!;
  const [middleX, middleY] = [x + width / 2, y + width / 2];
  const pulse = view.reducedMotion ? 1 : 0.8 + 0.2 * Math.sin(ambienceMs / 300 + field);
  return [
    ...atlasSprite(view, 'glow', [middleX, middleY, width * 2, width * 2], {
      tint: view.art.glow,
      alpha: 0.7 * lit * pulse,
      light: 1,
    }),
    ...atlasSprite(view, 'won', [middleX, middleY, width * 1.08, width * 1.08], { alpha: lit }),
  ];
}
