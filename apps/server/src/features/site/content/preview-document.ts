import type { FaultRule } from '@croupier/contract/site/content/kinds';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { Preview } from '../../../platform/http/http.ts';
import { faultIn, faultsOf, type AnyBody, type ContentKindName } from './content-kinds.ts';
import { findVersion, type DocumentInForce } from './content-store.ts';

/** Documents of a kind with the previewed version in the place of its document: as far as it is whole, and for whoever looks. */
export async function withPreviewed<K extends ContentKindName>(
  db: Queryable,
  inForce: readonly DocumentInForce<K>[],
  preview: Preview,
): Promise<DocumentInForce<K>[]> {
  const version = await findVersion(db, { ...preview, kind: preview.kind as K });
  const isSame = ({ key, scope }: DocumentInForce<K>) => key === preview.key && scope === preview.scope;
  const texts = version && textsOf(preview.kind as K, version, inForce.find(isSame)?.texts);
  if (!version || !texts) return [...inForce];
  return [...inForce.filter((each) => !isSame(each)), { ...version, facts: seenByAll(version.facts), texts }];
}

/** No page can be made with these: a day that is none, a name that is none. */
const HOLES: ReadonlySet<FaultRule> = new Set(['missing', 'type', 'unknown', 'pattern']);

/** The languages in which a version can be shown: none where what is the same in all of them is not whole. */
export function languagesOf(kind: ContentKindName, body: AnyBody): Language[] {
  const faults = faultsOf(kind, body).map(faultIn);
  const isFaulty = (part: string, among = faults) => among.some(({ at }) => at.split('/', 1)[0] === part);
  if (isFaulty('facts')) return [];
  const holes = faults.filter(({ rule }) => HOLES.has(rule));
  return LANGUAGES.filter((language) => !isFaulty(language, holes));
}

/** A language that lacks something says what it says now, or what another one says. */
function textsOf<K extends ContentKindName>(
  kind: K,
  version: DocumentInForce<K>,
  now: DocumentInForce<K>['texts'] | undefined,
): DocumentInForce<K>['texts'] | undefined {
  const whole = languagesOf(kind, version);
  const [first] = whole;
  if (first === undefined) return undefined;
  const said = LANGUAGES.map((language) => {
    const own = whole.includes(language) ? version.texts[language] : now?.[language];
    return [language, own ?? version.texts[first]];
  });
  return Object.fromEntries(said) as DocumentInForce<K>['texts'];
}

/** What is for players alone is shown to who looks at its preview. */
const seenByAll = <F extends object>(facts: F): F =>
  'viewers' in facts ? { ...facts, viewers: ['visitor', ...(facts.viewers as string[])] } : facts;
