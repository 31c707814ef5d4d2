import type { BoardStep } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, chanceOf, clamp01, outBack } from '../../stage/view.ts';
import type { BoardMoment, BoardView } from '../board-scene.ts';
import { cardSprites, type CardPlace } from './draw-card.ts';
import { TALL, type LadderLayout } from './layout.ts';
import type { TurnPlan } from './plan-turn.ts';

type View = BoardView<LadderLayout>;
type Moment = BoardMoment<TurnPlan>;
type CardStep = Extract<BoardStep, { kind: 'card' }>;

/** Cards of the deck that are seen, one on the other. */
const DECK = 4;
/** Earlier cards that stay in sight, fanned out behind the one that lies open. */
const FAN = 2;
const SWEEP_MS = 260;
const SEAL_MS = 260;

/** The deck, the cards that were turned, and the one on its way. */
export function drawTable(view: View, moment: Moment): Layer[] {
  const { move, steps, last, waitingMs } = moment;
  const isNew = steps.length === 0;
  const turned = cardsOf(isNew ? last : steps);
  const moving = move?.step.kind === 'card' ? move.step : null;
  const swept = isNew && (waitingMs !== null || move) ? sweptBy(view, moment) : 0;
  const way = moving && move ? wayOf(move.plan, move.ms) : 0;
  const shown = moving && isNew && !view.reducedMotion ? [] : turned;
  const lying = (moving && isNew ? [] : shown).flatMap((step, index) =>
    lyingCard(view, step, turned.length - 1 - index + (moving ? way : 0), swept),
  );
  const open = moving ? null : turned.at(-1);
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...deckSprites(view),
        ...lying,
        ...(moving && move ? arriving(view, moving, way) : []),
        ...(moving && move ? sealSprites(view, moving, move.ms - move.plan.openMs) : []),
        ...(open && swept === 0 ? sealSprites(view, open, SEAL_MS) : []),
      ],
    },
  ];
}

const cardsOf = (steps: readonly BoardStep[]): CardStep[] =>
  steps.filter((step): step is CardStep => step.kind === 'card');

/** How far the cards of the round before have been swept off, 0 to 1. */
function sweptBy(view: View, { waitingMs, waitedMs, move }: Moment): number {
  if (view.reducedMotion) return 1;
  return clamp01((waitingMs ?? waitedMs + (move?.ms ?? 0)) / SWEEP_MS);
}

const wayOf = ({ openMs }: TurnPlan, ms: number): number => (openMs > 0 ? clamp01(ms / openMs) : 1);

/** Where a card lies: open in the middle at 0, farther back in the fan with every later one. */
function lyingPlace({ layout }: View, card: number, back: number): CardPlace {
  const { x, y, width } = layout.own.card;
  const askew = (chanceOf(card, 3) - 0.5) * 0.05;
  return {
    x: x - width * 0.17 * back,
    y: y + width * 0.05 * back * back,
    width: width * (1 - 0.1 * Math.min(1, back)),
    turn: -0.1 * back + askew,
    over: 0,
  };
}

function lyingCard(view: View, { card }: CardStep, back: number, swept: number): Sprite[] {
  if (back >= FAN + 1 || swept >= 1) return [];
  const place = lyingPlace(view, card, back);
  const gone = swept * swept;
  const alpha = Math.min(1, FAN + 1 - back) * (1 - gone);
  const at = { ...place, x: place.x - gone * place.width * 1.2, turn: place.turn - gone * 0.5, alpha };
  return [...shadowSprites(view, at, 0), ...cardSprites(view, card, at)];
}

/** From the deck in an arc, turning over on its way. */
function arriving(view: View, { card }: CardStep, way: number): Sprite[] {
  const { deck } = view.layout.own;
  const to = lyingPlace(view, card, 0);
  if (way >= 1) return [...shadowSprites(view, to, 0), ...cardSprites(view, card, to)];
  const eased = 1 - (1 - way) ** 2.2;
  const lift = Math.sin(way * Math.PI);
  const over = Math.PI * (1 - clamp01((way - 0.18) / 0.74) ** 1.3);
  const place = {
    x: deck.x + (to.x - deck.x) * eased,
    y: deck.y + (to.y - deck.y) * eased - lift * to.width * 0.16,
    width: to.width * (DECK_SIZE + (1 - DECK_SIZE) * eased + lift * 0.16),
    turn: DECK_TURN + (to.turn - DECK_TURN) * eased,
    over,
  };
  return [...shadowSprites(view, place, lift), ...cardSprites(view, card, place)];
}

const DECK_SIZE = 0.9;
const DECK_TURN = 0.1;

function deckSprites(view: View): Sprite[] {
  const { deck, card } = view.layout.own;
  return Array.from({ length: DECK }, (_, index) => {
    const at = {
      x: deck.x - index * card.width * 0.012,
      y: deck.y - index * card.width * 0.018,
      width: card.width * DECK_SIZE,
      turn: DECK_TURN,
      over: Math.PI,
    };
    return [...(index === 0 ? shadowSprites(view, at, 0) : []), ...cardSprites(view, 0, at)];
  }).flat();
}

/** @param lift how high over the table the card is, 0 to 1 */
function shadowSprites(view: View, { x, y, width, turn, alpha = 1 }: CardPlace, lift: number): Sprite[] {
  const away = width * (0.04 + lift * 0.22);
  return atlasSprite(
    view,
    'card-shadow',
    [x + away * 0.6, y + away, width * (1.14 + lift * 0.2), width * TALL * (1.1 + lift * 0.1)],
    { turn, alpha: alpha * (0.8 - lift * 0.4) },
  );
}

/** A seal on the card's corner says whether the guess was right. */
function sealSprites(view: View, { right }: CardStep, sinceMs: number): Sprite[] {
  if (right === null || sinceMs < 0) return [];
  const { x, y, width } = view.layout.own.card;
  const pop = view.reducedMotion ? 1 : outBack(clamp01(sinceMs / SEAL_MS));
  const size = width * 0.36 * pop;
  const glow = right
    ? atlasSprite(view, 'glow', [x, y, width * 2, width * 2.4], {
        ...{ tint: view.art.glow, alpha: 0.35 * pop, light: 1 },
      })
    : [];
  return [
    ...glow,
    ...atlasSprite(view, right ? 'mark-right' : 'mark-wrong', [
      x + width * 0.4,
      y + width * TALL * 0.42,
      size,
      size,
    ]),
  ];
}
