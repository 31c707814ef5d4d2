import type { Queryable, Tx } from './database.ts';

/** By what a statement finds the rows of a person: it is `$1`. A phone and an e-mail may be several, one after the other. */
export type PersonalKey = 'player' | 'email' | 'phone';

/** What a feature keeps of a person: how they are shown it as a whole, and how it is taken away. */
export interface PersonalData {
  /** By the name of a part of the player's own file: its statement, a row each. `$1` is the player. No other person is in it. */
  readonly shows?: Readonly<Record<string, string>>;
  /** Likewise what no statement shows, as it is sealed: its few rows. */
  readonly tells?: Readonly<Record<string, (db: Queryable, playerId: bigint) => Promise<object[]>>>;
  /** Likewise, but `$1` is the address that the player has proven to be theirs. */
  readonly showsByEmail?: Readonly<Record<string, string>>;
  /** In their order. Said again they find nothing more. */
  readonly erases?: Readonly<Partial<Record<PersonalKey, readonly string[]>>>;
}

/** A person by what their rows are found by. An address that is anybody else's, too, is not among them. */
export type PersonalKeys = Readonly<Record<PersonalKey, readonly (bigint | string)[]>>;

/** Says every statement by which features take away what they keep of a person. */
export async function erasePersonal(
  tx: Tx,
  personal: readonly PersonalData[],
  keys: PersonalKeys,
): Promise<void> {
  for (const { erases = {} } of personal)
    for (const [by, texts] of Object.entries(erases))
      for (const text of texts) for (const key of keys[by as PersonalKey]) await tx.query(text, [key]);
}
