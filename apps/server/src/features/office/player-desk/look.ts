import type { Tx } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { playerExists } from '../../people/players/feature.ts';
import { actorOf, hasActed } from '../audit/feature.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { LOOK, subjectOf } from './player-subject.ts';

/** Who asks: any call of the office. */
export interface OfficeCall {
  readonly operator: SignedInOperator;
  readonly requestId: string;
  readonly ip: string;
}

/** One look is one entry of the log, however often its page and its lists are read anew meanwhile. */
const LOOK_MS = 10 * 60_000;

/** Writes into the log that somebody looks at a player. Call it last, as it locks the log's end. */
export async function look(
  { clock, record }: Pick<PlayerDeskParts, 'clock' | 'record'>,
  tx: Tx,
  call: OfficeCall,
  playerId: bigint,
): Promise<void> {
  if (!(await playerExists(tx, playerId))) return;
  const after = new Date(clock.now().getTime() - LOOK_MS);
  const act = { act: LOOK, subject: subjectOf(playerId) };
  if (await hasActed(tx, { ...act, operatorId: call.operator.operatorId, after })) return;
  await record(tx, actorOf(call), act);
}
