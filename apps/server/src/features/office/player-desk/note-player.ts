import type { notePlayer as operation } from '@croupier/contract/office/player-desk';
import { mentionsOf } from '@croupier/domain/office/player-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { playerExists } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import { insertNote, listPeople } from './notes-store.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** Adds a note, which stays as it is, and tells who is mentioned in it. What it says is not in the log: the log stays when a note has to go by law. */
export async function notePlayer(
  { db, clock, record, tell }: PlayerDeskParts,
  call: OfficeCall,
  { id, text }: { id: bigint; text: string },
): Promise<{ id: string; mentions: string[] } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    if (!(await playerExists(tx, id))) return refuse('not_found');
    const mentioned = mentionsOf(text, await listPeople(tx));
    const mentions = [...new Set(mentioned.map(({ name }) => name))];
    const { operatorId, name: by } = call.operator;
    const note = await insertNote(tx, { playerId: id, operatorId, by, text, mentions, at: clock.now() });
    const others = mentioned.filter((person) => person.id !== operatorId);
    await tell(
      tx,
      others.map((person) => person.id),
      { kind: 'mention', subject: subjectOf(id), by },
    );
    await record(tx, actorOf(call), {
      act: 'note.player',
      subject: subjectOf(id),
      after: { note, mentions },
    });
    return { id: String(note), mentions };
  });
}
