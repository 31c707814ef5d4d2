import { canonicalEmail } from '@croupier/domain/people/players';
import type { Queryable } from '../../../platform/database.ts';
import { findOwner } from '../players/feature.ts';
import type { NetworksParts } from './networks-parts.ts';

/** Whether an address that a network has proven is an account's here: its own, or its own again as soon as its owner says so. */
export async function hasAccount(
  { clock, isKeptForUndo }: Pick<NetworksParts, 'clock' | 'isKeptForUndo'>,
  db: Queryable,
  email: string,
): Promise<boolean> {
  const canonical = canonicalEmail(email);
  if (await findOwner(db, canonical)) return true;
  return isKeptForUndo(db, canonical, { now: clock.now() });
}
