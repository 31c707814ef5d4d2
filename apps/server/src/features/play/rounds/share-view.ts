import type { Round, SharedRound } from '@croupier/contract/play/rounds';
import { maskedName } from '@croupier/domain/people/players';
import type { GameDefinition } from '@croupier/games';

/** What a stranger may see of a round. Built field by field, so that nothing new gets out by itself. */
export function sharedRoundView(round: Round, definition: GameDefinition, nickname: string): SharedRound {
  const { game, mathVersion, mathHash, currency, kind, stakeMinor, winMinor, settledAt, outcome } = round;
  return {
    player: maskedName(nickname),
    ...{ game, mathVersion, mathHash, definition, mode: round.entry.mode },
    ...{ currency, kind, stakeMinor, winMinor, isGift: round.giftId !== null, settledAt, outcome },
    fairness: revealedSeeds(round),
  };
}

/** The client seed is the player's own text: it stays with them until they reveal the pair. */
function revealedSeeds({ fairness }: Round): SharedRound['fairness'] {
  const { serverSeed, commitment, clientSeed, nonce } = fairness;
  return serverSeed === null ? null : { commitment, serverSeed, clientSeed, nonce };
}
