import type { Clock } from '../../../platform/clock.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { reader, type Reader, type StoredFact } from '../../../platform/outbox.ts';
import { noticeOfFact, TOLD_TOPICS } from './notice-of-fact.ts';
import type { NewNotice } from './notices-store.ts';
import { writeNotices } from './write-notices.ts';

/** Makes notices of what happened. A fact that is read again makes the same notice, which is there. */
export const noticesReaders = ({ clock }: { clock: Clock }): Reader[] => [
  reader({
    name: 'notices',
    topics: TOLD_TOPICS,
    handle: (tx, facts) => writeNotices(tx, facts.flatMap(noticesOf), clock.now()),
  }),
];

function noticesOf(fact: StoredFact<(typeof TOLD_TOPICS)[number]>): NewNotice[] {
  const said = noticeOfFact(fact);
  if (!said) return [];
  const { playerId, position, createdAt, requestId = null } = fact;
  // The place of the fact is its source: of one thing that happens twice there are two facts.
  const id = derivedUuid(`notice ${playerId} ${said.kind} ${position}`);
  return [{ playerId, id, ...said, createdAt, requestId }];
}
