import type { PiggyBank, PiggyConfig } from '@croupier/contract/rewards/piggy-bank';
import type { PiggyBankTerms } from '@croupier/contract/rewards/piggy-bank/kind';
import { isInFilter } from '@croupier/domain/rewards/goals';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { listKnownGames, readKnownGames } from '../goals/feature.ts';
import type { Version } from '../programmes/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import { nextAt, piggyOnOffer } from './create-piggy.ts';
import { boundsOf, heldPiggy, leastOf, stateOfProgramme, type PiggyParts } from './piggy-parts.ts';
import { listPiggies } from './piggy-store.ts';

/** How many that were broken are shown. */
const HISTORY = 20;

/** A player's piggy bank as they see it now. */
export async function showPiggy(
  parts: PiggyParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
): Promise<PiggyBank> {
  const { db, clock } = parts;
  const now = clock.now();
  const rows = await listPiggies(db, playerId, HISTORY + 1);
  const [piggy] = rows;
  const history = rows.flatMap(({ id, amountMinor, currency, brokenAt }) =>
    brokenAt === null
      ? []
      : [{ id, amountMinor: String(amountMinor), currency, brokenDate: brokenAt.toISOString() }],
  );
  if (!piggy)
    return {
      ...{ state: 'NONE', id: null, amountMinor: '0', currency: REGIONS[region].currency },
      ...{ createdDate: null, brokenDate: null, breakable: false, nextAt: null, history },
    };
  const held = await heldPiggy(parts, piggy);
  const { id, currency, createdAt, brokenAt, insideMinor, isFaulty } = held;
  const state = brokenAt === null ? await stateOfProgramme(parts, held) : 'on';
  const canBreak = brokenAt === null && state !== 'paused' && !isFaulty;
  return {
    ...{ state: brokenAt === null ? 'ACTIVE' : 'BROKEN', id, amountMinor: String(insideMinor), currency },
    createdDate: createdAt.toISOString(),
    brokenDate: brokenAt?.toISOString() ?? null,
    breakable: canBreak && insideMinor >= leastOf(held, state),
    nextAt: nextAt(held, now)?.toISOString() ?? null,
    history,
  };
}

/** The amount inside a player's active piggy bank, for their profile; 0 where there is none. */
export async function piggyBalance(parts: PiggyParts, db: Queryable, playerId: bigint): Promise<string> {
  const [piggy] = await listPiggies(db, playerId, 1);
  if (!piggy || piggy.brokenAt !== null) return '0';
  return String((await heldPiggy(parts, piggy, db)).insideMinor);
}

interface Looking {
  /** Undefined for a visitor. */
  readonly playerId: bigint | undefined;
  readonly region: RegionId;
  readonly language: Language;
}

/** The terms of the active piggy bank of a player, or of the one that is on offer to them; null where there is neither. */
export async function showConfig(
  parts: PiggyParts,
  { playerId, region, language }: Looking,
): Promise<PiggyConfig | null> {
  const { db, clock } = parts;
  const now = clock.now();
  const player = playerId === undefined ? undefined : await findStanding(db, playerId, now);
  const [last] = playerId === undefined ? [] : await listPiggies(db, playerId, 1);
  const held = last && last.brokenAt === null ? await heldPiggy(parts, last) : undefined;
  const under: Version<PiggyBankTerms> | undefined =
    held?.under ?? (await piggyOnOffer(parts, { region, player }, { now }));
  const currency = held?.currency ?? REGIONS[region].currency;
  const bounds = under && boundsOf(under.programme.terms, currency);
  if (!under || !bounds) return null;
  const { code, terms, texts, audience } = under.programme;
  const words = texts[language] as { title: string; lead: string; terms: string[] };
  const { games } = terms;
  const find = await readKnownGames(db, [{ definition: { games } }]);
  const all = games === 'all' ? [] : await listKnownGames(db);
  const rule = player && judgeStanding(player, { audience: held ? { regions: [region] } : audience });
  return {
    ...{ code, name: words.title, lead: words.lead },
    terms: words.terms.map((line) => renderMarkdown(line, language)),
    ...{ shareMicro: bounds.shareMicro, currency, coolDownDays: terms.coolDownDays, endsAs: 'real' },
    ...{ minimumMinor: String(bounds.minimumMinor), maximumMinor: String(bounds.maximumMinor) },
    games: games === 'all' ? 'all' : all.filter((game) => isInFilter(games, game, find)),
    rule: rule ? offerRuleView(rule) : null,
    version: under.version,
  };
}
