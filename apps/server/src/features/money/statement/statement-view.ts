import type { StatementEntry } from '@croupier/contract/money/statement';
import type { LedgerEntry } from '../ledger/feature.ts';
import { reasonOf } from './reasons.ts';
import type { Giver, StudioRound } from './statement-store.ts';

/** Subjects that are looked up: our rounds by their key, those of other studios by `provider:round`, rewards and bonuses by their id. */
export function subjectsOf(entries: readonly LedgerEntry[]): {
  rounds: string[];
  studioRounds: StudioRound[];
  given: string[];
} {
  const ours = entries.flatMap((entry) => roundOf(entry) ?? []);
  const studios = entries.filter(isStudios).map(({ reference }) => reference!);
  return {
    rounds: [...new Set(ours)],
    studioRounds: [...new Set(studios)].map((reference) => {
      const colon = reference.indexOf(':');
      return { provider: reference.slice(0, colon), roundId: reference.slice(colon + 1) };
    }),
    given: [...new Set(entries.flatMap((entry) => subjectOf(entry, 'given') ?? []))],
  };
}

interface Known {
  /** By the round's key. */
  readonly games: ReadonlyMap<string, string>;
  /** By `provider:round`. */
  readonly studioGames: ReadonlyMap<string, string>;
  /** By the id of the reward or bonus. */
  readonly givers: ReadonlyMap<string, Giver>;
}

export function entryView(entry: LedgerEntry, { games, studioGames, givers }: Known): StatementEntry {
  const { version, createdAt, operation, reference, amountMinor, beforeMinor, afterMinor } = entry;
  const reason = reasonOf(operation);
  const round = roundOf(entry);
  const game =
    round !== undefined ? games.get(round) : isStudios(entry) ? studioGames.get(reference!) : undefined;
  const giver = givers.get(subjectOf(entry, 'given') ?? '');
  return {
    number: Number(version),
    at: createdAt.toISOString(),
    reason,
    operation,
    amountMinor: String(afterMinor < beforeMinor ? -amountMinor : amountMinor),
    beforeMinor: String(beforeMinor),
    afterMinor: String(afterMinor),
    game: game ?? null,
    roundId: game === undefined ? null : (round ?? null),
    payInId: subjectOf(entry, 'pay-in') ?? null,
    payOutId: subjectOf(entry, 'pay-out') ?? null,
    source: giver?.source ?? null,
    code: giver?.code ?? null,
    givenId: giver?.givenId ?? null,
  };
}

type Subject = 'pay-in' | 'pay-out' | 'given';

/** The subject of each reason whose posts name one by its id. */
const SUBJECTS: Partial<Record<StatementEntry['reason'], Subject>> = {
  deposit: 'pay-in',
  refund: 'pay-in',
  chargeback: 'pay-in',
  'pay-out': 'pay-out',
  'pay-out-sent': 'pay-out',
  'pay-out-paid': 'pay-out',
  'pay-out-returned': 'pay-out',
  'pay-out-taken-back': 'pay-out',
  'pay-out-given-back': 'pay-out',
  reward: 'given',
  bonus: 'given',
  'bonus-conversion': 'given',
  'bonus-forfeit': 'given',
  'gift-win': 'given',
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that the entry's post names, where it is of this subject. */
function subjectOf({ operation, reference }: LedgerEntry, subject: Subject): string | undefined {
  const names = SUBJECTS[reasonOf(operation)] === subject && reference !== null && UUID.test(reference);
  return names ? reference : undefined;
}

/** The key of the house's own round that it is of: a void is under a key of its own, and names the round. */
function roundOf({ operation, key, reference }: LedgerEntry): string | undefined {
  if (operation === 'bet' || operation === 'win') return key;
  return operation === 'void' ? (reference ?? undefined) : undefined;
}

const isStudios = ({ operation, reference }: LedgerEntry): boolean =>
  reasonOf(operation).startsWith('studio-') && reference !== null;
