import { formLines, programmeLines, type ProgrammeKind } from '@croupier/contract/rewards/programmes';
import { chainedIn, type Programme } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import { listPublished } from './programmes-writing-store.ts';

/** All that publishing refuses a programme for, a line each, as it stands among the others now. */
export async function judgeProgramme(
  db: Queryable,
  kind: ProgrammeKind,
  { body, now }: { readonly body: object; readonly now: Date },
): Promise<string[]> {
  const inForm = formLines(kind, body);
  if (inForm.length > 0) return inForm;
  const programme = body as Programme;
  const others = await listPublished(db, now);
  return programmeLines(kind, programme, {
    now,
    cost: kind.costOf(programme),
    traits: kind.traitsOf(programme),
    wagerTimes: kind.wagerTimesOf(programme),
    published: (of, code) => others.find((other) => other.kind === of && other.code === code),
    leadsTo: (code) =>
      others
        .filter((other) => other.kind === kind.kind && other.code === code)
        .flatMap(({ terms }) => chainedIn(terms)),
  });
}
