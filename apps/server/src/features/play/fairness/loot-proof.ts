import type { DrawProof } from '@croupier/contract/play/fairness';
import type { LootRow } from './loot-store.ts';
import type { OpenPair } from './seed-pairs.ts';

/** Makes the proof of a draw, which anybody recomputes it from; with the server seed once the pair is revealed, and no sooner. */
export function proofOf(
  { domain, nonce, tableHash, drawnPlace, givenPlace }: Omit<LootRow, 'rewardId' | 'at'>,
  { number, commitment, clientSeed, serverSeed, revealed }: OpenPair,
): DrawProof {
  return {
    ...{ domain, seedPairId: String(number), commitment, clientSeed, nonce },
    serverSeed: revealed ? serverSeed : null,
    ...{ tableHash, drawnPlace, givenPlace: givenPlace ?? drawnPlace },
  };
}
