import type { correctPerson as corrects } from '@croupier/contract/office/documents-desk';
import type { InputOf } from '@croupier/contract/kit';
import { ageOn, dayIn, isBirthday, personalName } from '@croupier/domain/people/personal';
import { REGION_TIME_ZONES, rulesInForce } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { correctBirthday, findPersonOf, lockPlayer, updatePerson } from '../../people/players/feature.ts';
import { isWaitingFor } from '../approvals/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { Call, DocumentsDeskParts } from './documents-desk-parts.ts';
import { DECIDE_DOCUMENTS } from './decide-document-act.ts';
import { findSent, type OpenRow } from './documents-list-store.ts';

type Wanted = Omit<InputOf<typeof corrects>['body'], 'reason'>;
const NAMES = ['firstName', 'secondName', 'lastName'] as const;

/**
 * Puts right what its player cannot change any more, by the document that lies open. The log says which fields and why, and no name: it
 * outlives the account. Who turns out to be too young is kept out like anybody who says so.
 */
export async function correctPerson(
  { db, clock, record }: Pick<DocumentsDeskParts, 'db' | 'clock' | 'record'>,
  call: Call,
  { id, reason, wanted }: { id: string; reason: string; wanted: Wanted },
): Promise<{ done: true } | Refused<typeof corrects>> {
  const names = namesOf(wanted);
  if (!names) return refuse('invalid_request');
  return db.transaction(async (tx) => {
    const found = await findSent(tx, id);
    if (!found) return refuse('not_found');
    const playerId = BigInt(found.player);
    await lockPlayer(tx, playerId);
    if (await mayNot(tx, found)) return refuse('conflict');
    const person = await findPersonOf(tx, playerId);
    const today = dayIn(REGION_TIME_ZONES[person.region], clock.now());
    const { birthday } = wanted;
    if (birthday !== undefined && !isBirthday(birthday, today)) return refuse('invalid_request');
    const change = { ...names, ...(birthday !== undefined && { birthday }) };
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (field) => change[field] !== person[field],
    );
    if (fields.length === 0) return refuse('conflict');
    await updatePerson(tx, playerId, names);
    if (birthday !== undefined) await correctBirthday(tx, playerId, birthday);
    await appendFacts(tx, [{ playerId, topic: 'account.corrected', payload: {} }]);
    if (
      birthday !== undefined &&
      ageOn(birthday, today) < rulesInForce({ ...person, wishedRegion: null }).minimumAge
    )
      await appendFacts(tx, [{ playerId, topic: 'account.under-age', payload: {} }]);
    await record(tx, actorOf(call), {
      ...{ act: 'correct.person', subject: ['player', found.player], reason },
      after: { document: id, fields },
    });
    return { done: true };
  });
}

/**
 * Read under the player's lock: whoever is erased has no names any more, and while a second person is asked about a document the names
 * that it was held against stay as they are.
 */
const mayNot = async (tx: Tx, { id, player }: OpenRow): Promise<boolean> =>
  (await findSent(tx, id))?.isKept !== false ||
  isWaitingFor(tx, { act: DECIDE_DOCUMENTS, subject: ['player', player] });

/** The names as they are kept; undefined where one is none. */
function namesOf(wanted: Wanted): Partial<Record<(typeof NAMES)[number], string | null>> | undefined {
  const named = NAMES.flatMap((field) => {
    const text = wanted[field];
    return text === undefined ? [] : [[field, text === null ? null : personalName(text)] as const];
  });
  return named.some(([, name]) => name === undefined)
    ? undefined
    : (Object.fromEntries(named) as Partial<Record<(typeof NAMES)[number], string | null>>);
}
