import type { judgeDocument as judges } from '@croupier/contract/office/documents-desk';
import type { InputOf } from '@croupier/contract/kit';
import type { Performed } from '@croupier/contract/office/approvals';
import { asksOf, documentNumber, type DocumentKind } from '@croupier/domain/people/documents';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { documentMark } from '../../people/documents/feature.ts';
import type { Call, DocumentsDeskParts } from './documents-desk-parts.ts';
import { findSent } from './documents-list-store.ts';

type Said = InputOf<typeof judges>['body'];
type Approval = Extract<Said, { state: 'approved' }>;

/** Decides a document, alone or with a second person. A number that was typed is kept as its mark alone. */
export async function judgeDocument(
  { db, decide, deciding }: DocumentsDeskParts,
  call: Call,
  { id, key, reason, submittedAt, ...said }: Said & { readonly id: string },
): Promise<Performed | Refused<typeof judges>> {
  const found = await findSent(db, id);
  if (!found) return refuse('not_found');
  const { kind, player } = found;
  const read = said.state === 'approved' ? await readOff({ db, deciding }, kind, said) : NOTHING;
  if (!read) return refuse('invalid_request');
  const performed = await decide({
    ...{ call, id: key, reason },
    input: {
      ...{ id, player, kind, submittedAt, by: call.operator.name, state: said.state },
      ...{ why: said.state === 'rejected' ? said.why : null, ...read },
    },
  });
  return typeof performed === 'string' ? refuse(performed) : performed;
}

const NOTHING = { expiresOn: null, country: null, mark: null };

/** What was read off a document, as it is kept; undefined where it is more or less than the document asks for. */
async function readOff(
  { db, deciding }: Pick<DocumentsDeskParts, 'db' | 'deciding'>,
  kind: DocumentKind,
  { expiresOn, country, number: typed }: Pick<Approval, 'expiresOn' | 'country' | 'number'>,
) {
  const asks = asksOf(kind);
  if ((country !== null) !== asks.country || (typed !== null) !== asks.number) return undefined;
  if (country === null || typed === null) return { expiresOn, country, mark: null };
  const number = documentNumber(typed);
  if (!number) return undefined;
  return { expiresOn, country, mark: await documentMark(deciding, db, kind, { country, number }) };
}
