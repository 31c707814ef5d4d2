import { createHmac } from 'node:crypto';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createMarkKey } from './mark-key.ts';
import {
  deleteOtherMarks,
  findOthers,
  lockMark,
  saveMark,
  type MarkHash,
  type MarkKind,
} from './person-marks-store.ts';

/** What somebody is known by, as `markOf` has it. */
export interface Mark {
  readonly kind: MarkKind;
  readonly mark: string;
}

/** Keeps by what persons are known, as hashes that nobody makes without the house's key. */
export interface PersonMarks {
  /** What is kept in place of a text, which is in its one form; one of a text, and nobody comes back from it without the key. */
  markOf(db: Queryable, kind: MarkKind, text: string): Promise<string>;
  /**
   * Whether it may be this account's until the transaction is over. Where another has it that stays so, and the office hears of the two;
   * nothing is told of the other. The caller holds the player's row, and asks this before it writes anything.
   */
  meet(tx: Tx, playerId: bigint, mark: Mark): Promise<'free' | 'of-another'>;
  /** Gives it to an account for which it was found free in the same transaction. */
  take(tx: Tx, playerId: bigint, mark: Mark): Promise<void>;
  /**
   * Keeps what a player says of themselves, in place of what they said before; null takes that away alone. It is nobody's alone: the
   * statements are the same whoever else has said it, so that neither answer nor time tells of them, and the office hears of those it is
   * shared by.
   */
  claim(
    tx: Tx,
    playerId: bigint,
    said: { readonly kind: 'tax'; readonly mark: string | null },
  ): Promise<void>;
}

export function createMarks({ clock, config }: Needs<'clock', 'seedKey'>): PersonMarks {
  const { readKey } = createMarkKey(config);
  const take: PersonMarks['take'] = async (tx, playerId, mark) => {
    await saveMark(tx, playerId, { ...hashed(mark), holds: true, now: clock.now() });
  };
  return {
    markOf: async (db, kind, text) =>
      createHmac('sha256', await readKey(db))
        .update(`${kind}\n${text}`)
        .digest('hex'),
    take,
    meet: async (tx, playerId, mark) => {
      const { kind, hash } = hashed(mark);
      await lockMark(tx, { kind, hash });
      const others = await findOthers(tx, playerId, { kind, hash });
      if (!others.met) return 'free';
      // That it was shown is known of one that is refused it, too.
      await saveMark(tx, playerId, { kind, hash, holds: false, now: clock.now() });
      await appendFacts(tx, [{ playerId, topic: 'person.met', payload: {} }]);
      return others.hold ? 'of-another' : 'free';
    },
    claim: async (tx, playerId, { kind, mark }) => {
      const hash = mark === null ? null : Buffer.from(mark, 'hex');
      await deleteOtherMarks(tx, playerId, { kind, hash });
      if (hash === null) return;
      await saveMark(tx, playerId, { kind, hash, holds: false, now: clock.now() });
      // Whether anybody else has said it is looked at by whoever reads this, after the commit.
      await appendFacts(tx, [{ playerId, topic: 'person.met', payload: {} }]);
    },
  };
}

const hashed = ({ kind, mark }: Mark): MarkHash => ({ kind, hash: Buffer.from(mark, 'hex') });
