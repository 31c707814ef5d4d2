import type { Present } from '@croupier/contract/rewards/presents';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { judgeStanding, type StandingFacts, type Wanted } from '@croupier/domain/rewards/programmes';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { lootRowsView } from '../rewards/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import { insideOf, type PresentsParts, type PresentVersion } from './presents-parts.ts';
import { listWaiting, type PresentRow } from './presents-store.ts';

/** The most that are shown at once. */
const MOST = 100;

/** Who may open a present: the audience of its programme; one that was given by hand is for its player alone. */
export const wantedOf = (under: PresentVersion | undefined, region: RegionId): Wanted => ({
  audience: under?.programme.audience ?? { regions: [region] },
});

/** A player's presents that wait, as they are read in a language. */
export async function showPresents(
  parts: PresentsParts,
  { playerId, region }: SignedIn,
  language: Language,
): Promise<Present[]> {
  const now = parts.clock.now();
  const rows = await listWaiting(parts.db, { playerId, now, limit: MOST });
  const facts = rows.length === 0 ? undefined : await findStanding(parts.db, playerId, now);
  if (!facts) return [];
  const shown = await Promise.all(rows.map((row) => presentView(parts, row, { facts, region, language })));
  return shown.filter((present) => present !== undefined);
}

interface Reader {
  readonly facts: StandingFacts;
  readonly region: RegionId;
  readonly language: Language;
}

/** @returns undefined where its contents cannot be told in the reader's money: it cannot be opened there either */
async function presentView(
  parts: PresentsParts,
  present: PresentRow,
  { facts, region, language }: Reader,
): Promise<Present | undefined> {
  const { id, code, givenAt, expiresAt, programmeId } = present;
  const { rows, under } = await insideOf(parts, present);
  const currency = present.currency ?? REGIONS[region].currency;
  const mayHold = await lootRowsView(parts, rows, { programmeId, currency, language });
  if (!mayHold) return undefined;
  const texts = under?.programme.texts[language] as
    | { title: string; lead: string; terms: string[] }
    | undefined;
  const rule = judgeStanding(facts, wantedOf(under, region));
  return {
    ...{ id, code, name: texts?.title ?? '', lead: texts?.lead ?? '' },
    terms: (texts?.terms ?? []).map((line) => renderMarkdown(line, language)),
    picture: under?.programme.picture ?? '',
    createdDate: givenAt.toISOString(),
    expireDate: expiresAt.toISOString(),
    mayHold,
    rule: rule ? offerRuleView(rule) : null,
  };
}
