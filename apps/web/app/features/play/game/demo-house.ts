import { ApiError } from '@croupier/contract/kit';
import type { Round } from '@croupier/contract/play/rounds';
import type { Currency } from '@croupier/domain/money/amounts';
import {
  commitmentOf,
  createFairStream,
  mathHash,
  decideRound,
  winMinorOf,
  type Entry,
  type GameDefinition,
} from '@croupier/games';
import type { RoundSource } from '../table/round-source.ts';

/**
 * The house of a demonstration: the same definition, rules and fair stream, on seeds and play money of this browser.
 * Nothing leaves it and nothing is kept.
 * @param givenMinor what there is to play with, given again when it is gone
 */
export function openDemoHouse(
  definition: GameDefinition,
  currency: Currency,
  givenMinor: bigint,
): Pick<RoundSource, 'play' | 'step' | 'open'> {
  const serverSeed = randomHex(32);
  const clientSeed = randomHex(8);
  const commitment = commitmentOf(serverSeed);
  let balanceMinor = givenMinor;
  let nonce = 0;
  let version = 0;
  let open: Round | undefined;

  /** The round as far as the entry goes. A stake already taken is not taken again. */
  function decide(round: Pick<Round, 'id' | 'stakeMinor' | 'kind'>, entry: Entry, at: number): Round {
    const stakeMinor = BigInt(round.stakeMinor);
    const draw = createFairStream({ serverSeed, clientSeed, nonce: at, domain: definition.id });
    const outcome = decideRound(definition, draw, entry);
    const winMinor = outcome.open ? 0n : winMinorOf(outcome, definition, stakeMinor);
    balanceMinor += winMinor;
    version += 1;
    const decided: Round = {
      ...round,
      game: definition.id,
      mathVersion: definition.mathVersion,
      mathHash: mathHash(definition),
      state: outcome.open ? 'open' : 'settled',
      entry: { mode: entry.mode, choices: entry.choices.map((choice) => [...choice]) },
      currency,
      parts: null,
      giftId: null,
      winMinor: String(winMinor),
      balanceBeforeMinor: String(balanceMinor - winMinor + stakeMinor),
      balanceAfterMinor: String(balanceMinor),
      balanceVersion: version,
      settledAt: new Date().toISOString(),
      outcome,
      fairness: { seedPairId: '0', commitment, clientSeed, nonce: at, serverSeed: null },
    };
    open = outcome.open ? decided : undefined;
    return decided;
  }

  return {
    async play({ key, stakeMinor, kind, mode = 'main', choice }) {
      const stake = BigInt(stakeMinor);
      if (balanceMinor < stake) balanceMinor = givenMinor;
      const entry: Entry = { mode, choices: choice ? [choice] : [] };
      balanceMinor -= stake;
      try {
        return decide({ id: key, stakeMinor, kind }, entry, nonce++);
      } catch {
        balanceMinor += stake;
        throw new ApiError(422, { key: 'choice_not_allowed', message: '', requestId: '' });
      }
    },
    step: async (round, choice) =>
      decide(
        round,
        { ...round.entry, choices: [...round.entry.choices, choice] } as Entry,
        round.fairness.nonce,
      ),
    open: async () => open,
  };
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
