import type { answerHarm as operation, HarmPicture } from '@croupier/contract/office/harm-desk';
import {
  CARE_WAIT_MS,
  HARM_DAYS,
  levelOf,
  type CareTemplate,
  type HarmAct,
} from '@croupier/domain/office/harm-desk';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { isClosed, lockPlayer, playerExists } from '../../people/players/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { insertAct, listActs, listDays } from './harm-days-store.ts';

type Parts = Needs<'db' | 'clock'> & { readonly record: RecordAct };
type Call = { operator: SignedInOperator; requestId: string; ip: string };

const DAY_MS = 86_400_000;
/** The picture shows so many days, though fewer count. */
const SHOWN_DAYS = 90;

/** What the days of a player tell, and what was done about it. */
export async function readHarm(
  { clock }: Pick<Parts, 'clock'>,
  db: Queryable,
  playerId: bigint,
): Promise<HarmPicture> {
  const since = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const days = await listDays(db, playerId, since(SHOWN_DAYS));
  const acts = await listActs(db, playerId);
  const counted = days.filter(({ day }) => day > since(HARM_DAYS));
  const score = counted.reduce((sum, day) => sum + day.score, 0);
  return {
    ...{ score, level: score === 0 ? null : levelOf(score) },
    days: days.map(({ reasons, ...day }) => ({ ...day, reasons: [...reasons] })),
    acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  };
}

/**
 * Keeps what somebody of the house does about a player, and sends the message where it is one. A second message waits a day: two people
 * who press at once send one, as the player's row is held.
 */
export async function answerHarm(
  { db, clock, record }: Parts,
  call: Call,
  asked: { playerId: bigint; act: HarmAct; template: CareTemplate | null; text: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const { playerId, act, template, text } = asked;
  return db.transaction(async (tx) => {
    if (!(await playerExists(tx, playerId))) return refuse('not_found');
    await lockPlayer(tx, playerId);
    const now = clock.now();
    const { score, acts } = await readHarm({ clock }, tx, playerId);
    const last = acts.find((each) => each.act === 'message');
    const isTooSoon = last !== undefined && now.getTime() - Date.parse(last.at) < CARE_WAIT_MS;
    if (act === 'message' && (isTooSoon || (await isClosed(tx, playerId)))) return refuse('conflict');
    await insertAct(tx, { playerId, at: now, operator: call.operator.name, act, template, text, score });
    if (act === 'message' && template)
      await appendFacts(tx, [{ playerId, topic: 'care.sent', payload: { template } }]);
    await record(tx, actorOf(call), {
      ...{ act: 'care.player', subject: ['player', String(playerId)], reason: text },
      after: { act, ...(template && { template }) },
    });
    return { done: true };
  });
}
