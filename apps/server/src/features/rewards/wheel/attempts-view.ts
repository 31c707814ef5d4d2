import type { Attempt } from '@croupier/contract/rewards/wheel';
import { byPlace, judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { attemptOver, attemptsEnd, freePeriod, type AttemptOf } from '@croupier/domain/rewards/wheel';
import { REGION_TIME_ZONES, REGIONS, type Language } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { leftForPlayer, type Found, type InForce } from '../programmes/feature.ts';
import { findReward, givenView, lootRowsView } from '../rewards/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import { findByReference, listLast, listOpen, type AttemptRow } from './attempts-store.ts';
import { versionOf, type AttemptTerms, type AttemptVersion, type WheelParts } from './wheel-parts.ts';

/** A wheel or a mini-game that is shown to a player. */
export interface Shown<Terms extends AttemptTerms> {
  /** The table that they draw from next: that of their oldest attempt, else the one in force. */
  readonly under: AttemptVersion<Terms>;
  /** The version in force, where one is on for them now: it brings new attempts. */
  readonly isOn: InForce<Terms> | undefined;
  /** When the programme ends, of one that is not on any more too. */
  readonly until: Date | null;
  readonly attempts: readonly AttemptRow[];
  readonly facts: StandingFacts;
}

/** The most attempts that are shown at once. */
const MOST = 200;
const LAST = 5;

/** Everything of a kind that is set out for a player, and all that they still have attempts of. */
export async function listShown<Terms extends AttemptTerms>(
  parts: WheelParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  { kind, now }: { readonly kind: AttemptOf; readonly now: Date },
): Promise<Shown<Terms>[]> {
  const { db, programmes, brand } = parts;
  const facts = await findStanding(db, playerId, now);
  if (!facts) return [];
  const inForce = await programmes.inForce<Terms>(kind, { region, brand, now });
  const isFor = ({ programme: { audience } }: AttemptVersion) =>
    judgeStanding(facts, { audience })?.rule !== 'not_for_you';
  const on = new Map(inForce.filter(isFor).map((one) => [one.programme.code, one]));
  const open = Map.groupBy(await listOpen(db, { playerId, kind }, MOST), ({ code }) => code);
  const codes = [...new Set([...on.keys(), ...open.keys()])];
  const shown = codes.map(async (code): Promise<Shown<Terms> | undefined> => {
    const found: Found<Terms> | undefined = await programmes.find<Terms>(kind, code, { now });
    const isOn = on.get(code);
    const usable = found && !attemptOver(found, now) ? (open.get(code) ?? []) : [];
    const [next] = usable;
    const under = next ? await versionOf<Terms>(parts, next) : isOn;
    return under && { under, isOn, until: found!.until, attempts: usable, facts };
  });
  const all = (await Promise.all(shown)).filter((one) => one !== undefined);
  return all.sort((one, other) => byPlace(one.under.programme, other.under.programme));
}

interface Viewed {
  readonly shown: Shown<AttemptTerms>;
  readonly kind: AttemptOf;
  readonly language: Language;
  readonly now: Date;
}

/**
 * What wheels and mini-games tell alike. `left` is how many attempts the player's share still has.
 * @returns undefined where a prize cannot be given in the player's money
 */
export async function attemptsView(
  parts: WheelParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  { shown, kind, language, now }: Viewed,
) {
  const { under, isOn, until, attempts, facts } = shown;
  const { db, offerOf } = parts;
  const { programme } = under;
  const { code, audience } = programme;
  const { currency } = REGIONS[region];
  const table = await tableView(parts, { under, region, language });
  if (!table) return undefined;
  const taking = isOn && { playerId, programmeId: isOn.id, caps: isOn.programme.caps, region, now };
  const left = taking && (await leftForPlayer(db, taking));
  const last = (await listLast(db, { playerId, kind, code }, LAST)).map(async ({ rewardId }) =>
    givenView((await findReward(db, playerId, rewardId))!, { currency, language }, offerOf),
  );
  const rule = judgeStanding(facts, { audience });
  return {
    ...table,
    until: (isOn?.run.until ?? until)?.toISOString() ?? null,
    attempts: attempts.map((attempt) => attemptView(attempt, until)),
    ...(await freeView(parts, { playerId, region }, { isOn, kind, left, now })),
    rule: rule ? offerRuleView(rule) : null,
    last: (await Promise.all(last)).filter((given) => given !== undefined),
    left,
  };
}

const attemptView = ({ id, cameBy }: AttemptRow, until: Date | null): Attempt => ({
  ...{ id, from: cameBy },
  expiresAt: until && attemptsEnd(until).toISOString(),
});

/** The words and the table of one, the same for everybody in a region. */
export async function tableView(
  { programmes, offerOf }: Pick<WheelParts, 'programmes' | 'offerOf'>,
  {
    under,
    region,
    language,
  }: Pick<Viewed, 'language'> & Pick<SignedIn, 'region'> & { under: AttemptVersion },
) {
  const { id: programmeId, version, programme } = under;
  const { loot } = programme.terms;
  const texts = programme.texts[language] as { title: string; lead: string; terms: string[] };
  const { currency } = REGIONS[region];
  const rows = await lootRowsView({ programmes, offerOf }, loot, { programmeId, currency, language });
  if (!rows) return undefined;
  return {
    ...{ name: texts.title, lead: texts.lead, picture: programme.picture },
    terms: texts.terms.map((line) => renderMarkdown(line, language)),
    loot: {
      rows,
      totalWeight: loot.reduce((sum, { weight }) => sum + weight, 0),
      ...{ version, hash: tableHash(loot) },
    },
  };
}

/** Whether the free attempt of the period is there to be taken, else when the next one is. */
async function freeView(
  { db }: WheelParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  {
    isOn,
    kind,
    left,
    now,
  }: {
    readonly isOn: InForce<AttemptTerms> | undefined;
    readonly kind: AttemptOf;
    readonly left: number | undefined;
    readonly now: Date;
  },
): Promise<{ freeNow: boolean; nextFreeAt: string | null }> {
  const free = isOn?.programme.terms.attempts.free;
  if (!isOn || free === undefined) return { freeNow: false, nextFreeAt: null };
  const { code } = isOn.programme;
  const { reference, next } = freePeriod(free, now, REGION_TIME_ZONES[region]);
  const taken = await findByReference(db, { playerId, kind, code, reference });
  if (!taken) return { freeNow: left !== 0, nextFreeAt: null };
  const isOverBefore = isOn.run.until !== null && isOn.run.until <= next;
  const { perPlayer } = isOn.programme.caps;
  const isAllHad = perPlayer !== undefined && left === 0;
  return { freeNow: false, nextFreeAt: isOverBefore || isAllHad ? null : next.toISOString() };
}
