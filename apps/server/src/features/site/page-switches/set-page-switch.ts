import { areSameTimes, mayClose, type ClosedTimes } from '@croupier/domain/play/catalog';
import type { Tx } from '../../../platform/database.ts';
import {
  deletePageSwitch,
  findPageSwitch,
  lockPageSwitches,
  upsertPageSwitch,
  type PageSwitchKey,
} from './page-switches-store.ts';

export interface PageSwitchChange extends PageSwitchKey {
  /** When the page is to be closed; null: it is open. */
  readonly closed: ClosedTimes | null;
  /** What it must still be. */
  readonly expected: ClosedTimes | null;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Closes or opens a page for everybody, a region or a brand; every process knows it within a second.
 * @returns `other`: somebody has switched it meanwhile; `never`: such times close nothing
 */
export async function setPageSwitch(
  tx: Tx,
  { page, scope, closed, expected, reason, now }: PageSwitchChange,
): Promise<'switched' | 'other' | 'never'> {
  if (closed && !mayClose(closed, now)) return 'never';
  await lockPageSwitches(tx, page);
  if (!areSameTimes(await findPageSwitch(tx, { page, scope }, now), expected)) return 'other';
  if (closed) await upsertPageSwitch(tx, { page, scope, ...closed, reason });
  else await deletePageSwitch(tx, { page, scope });
  return 'switched';
}
