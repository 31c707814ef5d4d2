import { randomBytes } from 'node:crypto';
import type { SharedRound, shareRound as operation } from '@croupier/contract/play/rounds';
import type { Clock } from '../../../platform/clock.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { recallRound, type RecallDeps } from './recall-round.ts';
import { findRound } from './rounds-store.ts';
import { findOpenRound } from './open-rounds-store.ts';
import { findShare, insertShare } from './share-store.ts';
import { sharedRoundView } from './share-view.ts';

const TICKET_BYTES = 16;

/** Makes a link to a settled round of the player; a round that has one keeps it. */
export async function shareRound(
  { db, clock }: RecallDeps & { clock: Clock },
  playerId: bigint,
  key: string,
): Promise<{ ticket: string } | Refused<typeof operation>> {
  if (!(await findRound(db, playerId, key))) {
    const open = await findOpenRound(db, playerId, key);
    return refuse(open ? 'round_open' : 'not_found');
  }
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  return { ticket: await insertShare(db, { ticket, playerId, key, now: clock.now() }) };
}

/** The round that a ticket shows, computed again by the maths it was played by. */
export async function readShare(deps: RecallDeps, ticket: string): Promise<SharedRound | undefined> {
  const share = await findShare(deps.db, ticket);
  const round = share && (await recallRound(deps, share.playerId, share.key));
  return round && sharedRoundView(round, deps.catalog.definitionOf(round.mathHash), share.nickname);
}
