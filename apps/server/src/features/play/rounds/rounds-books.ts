import { definitionByHash, type GameDefinition } from '@croupier/games';
import type { BooksCheck, BooksOptions } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import type { SeedVault } from '../fairness/feature.ts';
import { drawRound } from './draw-round.ts';
import { readEntry, staysOpen } from './entry-text.ts';
import {
  SETTLED_AND_OPEN,
  ROUNDS_BOOKS,
  VOIDS_BOOKS,
  roundsOf,
  type KeptRound,
} from './rounds-books-store.ts';

interface RoundsBooksOptions extends Pick<BooksOptions, 'forcedDraws' | 'moved'> {
  /** Opens the seeds; without it no round can be drawn again. */
  readonly vault: SeedVault | undefined;
}

export const roundsBooks = (options: RoundsBooksOptions): readonly BooksCheck[] => [
  ...ROUNDS_BOOKS,
  ...VOIDS_BOOKS,
  ...(options.vault ? [outcomesBooks(options.vault, options)] : []),
];

/** Every round is drawn again from its seeds: whatever decides it and was changed since comes out otherwise. */
function outcomesBooks(
  vault: SeedVault,
  { forcedDraws, moved }: Omit<RoundsBooksOptions, 'vault'>,
): BooksCheck {
  const pairs = openedPairs(vault);
  return {
    name: 'outcomes',
    says: 'Every round, drawn again from its seeds, maths and choices, wins what was paid, or is open where it is kept as open.',
    walk: async (tx, told) => {
      for await (const rounds of readPortions<KeptRound>(
        tx,
        moved === undefined ? SETTLED_AND_OPEN : roundsOf(moved),
      )) {
        for (const round of rounds) {
          const why = faultOf(round, { pairs, forcedDraws });
          if (why === undefined) continue;
          const { playerId, key, seedPair, nonce, game, winMinor, open } = round;
          const of = { player_id: String(playerId), key, seed_pair: seedPair, nonce, game };
          return { ...of, win_minor: String(winMinor), open, why };
        }
        told(rounds.length);
      }
      return undefined;
    },
  };
}

type Pairs = ReturnType<typeof openedPairs>;

/** @returns a sentence of what does not hold, or nothing */
function faultOf(
  round: KeptRound,
  { pairs, forcedDraws }: { pairs: Pairs; forcedDraws: boolean },
): string | undefined {
  const { winMinor, stakeMinor, nonce, draws, open } = round;
  if (draws && !forcedDraws) return 'its draws were forced';
  const definition: GameDefinition | undefined = definitionByHash(round.mathHash);
  if (!definition) return 'nobody has its maths';
  try {
    const entry = readEntry(round.entry);
    const drawn = drawRound(definition, pairs(round), nonce, stakeMinor, {
      entry,
      forced: draws ?? undefined,
    });
    if (staysOpen(entry, drawn.outcome.open) !== open)
      return open ? 'it should be over' : 'it should be open';
    return drawn.winMinor === winMinor || open ? undefined : `it should have won ${drawn.winMinor}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const PAIRS_KEPT = 50_000;

/** Opens each pair once while its rounds come along. */
function openedPairs(vault: SeedVault) {
  const opened = new Map<string, string>();
  return ({ playerId, seedPair, sealed, clientSeed }: KeptRound) => {
    if (sealed === null || clientSeed === null)
      throw new Error('its pair of seeds is not there, or was never active');
    const name = `${playerId} ${seedPair}`;
    let serverSeed = opened.get(name);
    if (serverSeed === undefined) {
      serverSeed = vault.open(playerId, seedPair, sealed);
      if (opened.size >= PAIRS_KEPT) opened.clear();
      opened.set(name, serverSeed);
    }
    return { serverSeed, clientSeed };
  };
}
