import type { Entry } from '@croupier/games';
import { contributionOf } from '@croupier/domain/rewards/purses';
import type { CatalogGame } from '../catalog/feature.ts';
import type { Seat } from '../fairness/feature.ts';
import type { Grant } from '../../rewards/purses/feature.ts';
import { drawRound, type Drawn } from './draw-round.ts';
import { entryText } from './entry-text.ts';
import type { DrawnRound, StakedGrant } from './settle-values.ts';

/** What a player asks for, checked as far as it can be without the database. */
export interface Bet extends Pick<
  DrawnRound,
  | 'playerId'
  | 'key'
  | 'currency'
  | 'kind'
  | 'stakeMinor'
  | 'startedAt'
  | 'minimumCycleMs'
  | 'requestId'
  | 'asked'
  | 'proof'
> {
  readonly game: CatalogGame;
  readonly entry: Entry;
  /** The gift whose round it is to be: then nothing is staked. */
  readonly giftId?: string | undefined;
}

export interface DrawnBet {
  readonly drawn: Drawn;
  readonly round: DrawnRound;
}

/**
 * Draws a bet's round as the seat stands, ready for the database. What it wins has nothing to do with what its stake is made of.
 * @param grant the player's active bonus
 * @param forced draws of a test's tape
 * @throws EntryError on a mode or a choice that the game does not allow, whatever is drawn
 */
export function drawBet(
  bet: Bet,
  seat: Seat,
  { grant, forced }: { grant: Grant | undefined; forced?: readonly number[] | undefined },
): DrawnBet {
  const { game, entry } = bet;
  const nonce = seat.nextNonce;
  const drawn = drawRound(game.definition, seat, nonce, bet.stakeMinor, { entry, forced });
  const round: DrawnRound = {
    playerId: bet.playerId,
    key: bet.key,
    currency: bet.currency,
    kind: bet.kind,
    stakeMinor: bet.stakeMinor,
    startedAt: bet.startedAt,
    minimumCycleMs: bet.minimumCycleMs,
    requestId: bet.requestId,
    mathsId: game.mathsId,
    game: game.code,
    winMinor: drawn.winMinor,
    seedPair: seat.pair,
    nonce,
    entry: entryText(entry),
    opens: drawn.outcome.open !== null,
    asked: bet.asked,
    proof: bet.proof,
    grant: grant && stakedGrant(grant, bet),
    draws: forced,
  };
  return { drawn, round };
}

function stakedGrant({ id, terms }: Grant, { game, currency, kind }: Bet): StakedGrant {
  if (kind !== 'real' || currency !== terms.currency) return { id, terms: undefined };
  return {
    id,
    terms: {
      contribution: contributionOf(terms, game.code),
      isRealFirst: terms.order === 'REAL_FIRST',
      source: terms.source ?? 'ALL',
      maximumMinor: terms.maximumStakeMinor,
    },
  };
}
