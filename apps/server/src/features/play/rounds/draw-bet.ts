import type { playRound as operation } from '@croupier/contract/play/rounds';
import type { Entry } from '@croupier/games';
import { contributionOf } from '@croupier/domain';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { CatalogGame } from '../catalog/index.ts';
import type { Seat } from '../fairness/index.ts';
import type { Grant } from '../../rewards/purses/index.ts';
import { drawRound, type Drawn } from './draw-round.ts';
import { entryText } from './entry-text.ts';
import type { AnsweredRow, DrawnRound, SettleRow, StakedGrant } from './settle-values.ts';

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
      maximumMinor: terms.maximumStakeMinor,
    },
  };
}

export interface Settled {
  /** Or opened: `drawn.outcome.open` tells. */
  readonly status: 'settled';
  readonly drawn: Drawn;
  /** As it was stored. */
  readonly round: DrawnRound;
  readonly seat: Pick<Seat, 'pair' | 'clientSeed' | 'commitment'>;
  readonly row: SettleRow<'settled'>;
  readonly settledAt: Date;
}

/** `known`: the key has its round already, or another request had it. */
export type Settlement = Settled | { readonly status: 'known' } | Refused<typeof operation>;

/** What became of a drawn bet. */
export function settlementOf(
  { drawn, round }: DrawnBet,
  seat: Seat,
  row: AnsweredRow | undefined,
  settledAt: Date,
): Settlement {
  if (row?.status === 'settled') {
    seat.nextNonce = round.nonce + 1;
    const { pair, clientSeed, commitment } = seat;
    return { status: 'settled', drawn, round, seat: { pair, clientSeed, commitment }, row, settledAt };
  }
  if (row?.status === 'known') return { status: 'known' };
  // No row: the account was never opened, so there is nothing in it.
  return refuse(row?.status ?? 'insufficient_funds');
}
