import {
  byPlace,
  isOn,
  type OfferOver,
  type Programme,
  runAt,
  type Run,
} from '@croupier/domain/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Currency } from '@croupier/domain/money/amounts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { BUDGET, RECEIVERS } from './scarce.ts';
import { isGivingPaused, listBodies, listHeads, listUses, type VersionHead } from './programmes-store.ts';

/** A published version is in force after so long at the latest, in every process. */
const KEPT_MS = 2_000;
/** Versions whose words are remembered; they never change. */
const MOST_BODIES = 5_000;

/** A version of a programme, as what is given by it names it. */
export interface Version<Terms extends object = object> {
  readonly id: bigint;
  readonly version: number;
  readonly programme: Programme<Terms>;
}

/** The version that decides now. */
export interface Found<Terms extends object = object> extends Version<Terms> {
  /** Why nothing is given by it any more, or for now, to anybody. */
  readonly over: OfferOver | undefined;
  /** When it ends, or ended, for all; null: by itself never. */
  readonly until: Date | null;
}

/** One that is on in a region. */
export interface InForce<Terms extends object = object> extends Version<Terms> {
  readonly run: Run;
}

/** For whom, and when. */
export interface Asked {
  readonly region: RegionId;
  readonly brand: Brand;
  readonly now: Date;
  /** The caller's transaction, where it is in one: whoever holds a connection must not wait for another. */
  readonly through?: Queryable;
}

/** Programmes as they are in force, remembered for two seconds. */
export interface ReadProgrammes {
  /** Those of a kind that are on and give, by place, then code. The terms are those of the kind. */
  inForce<Terms extends object>(kind: string, asked: Asked): Promise<InForce<Terms>[]>;
  /** One by its code, also where it is over; undefined for one that has not begun, and that there is not. */
  find<Terms extends object>(
    kind: string,
    code: string,
    asked: Pick<Asked, 'now' | 'through'>,
  ): Promise<Found<Terms> | undefined>;
  /** Every programme that has begun and is not long over. */
  list(asked: Pick<Asked, 'now' | 'through'>): Promise<Found[]>;
  /** Reads a version, whatever became of it. */
  versionOf<Terms extends object>(
    id: bigint,
    version: number,
    through?: Queryable,
  ): Promise<Version<Terms> | undefined>;
  /** How much is taken of something scarce, as it was two seconds ago at the latest: for who looks. */
  used(id: bigint, what: string, through?: Queryable): Promise<bigint>;
  /** Asks anew with the next call. */
  forget(): void;
}

interface Snapshot {
  /** By programme, the newest version first. */
  readonly heads: ReadonlyMap<bigint, readonly VersionHead[]>;
  readonly used: ReadonlyMap<string, bigint>;
  readonly isPaused: boolean;
}

export function createReadProgrammes(parts: MemoryParts): ReadProgrammes {
  const { snapshot, remember, bodyOf, forget } = createMemory(parts);

  function deciding({ isPaused, heads, used }: Snapshot, id: bigint, now: Date): Found<never> | undefined {
    const head = heads.get(id)?.find(({ from }) => from <= now);
    const programme = head && bodyOf(id, head.version);
    if (!programme) return undefined;
    const usedOf = (what: string) => used.get(`${id} ${what}`) ?? 0n;
    const over = overOf(head, { programme, isPaused, now, usedOf });
    return { id, version: head.version, programme: programme as Programme<never>, over, until: head.until };
  }

  return {
    inForce: async (kind, { region, brand, now, through }) => {
      const all = await snapshot(through);
      const ids = [...all.heads].filter(([, [newest]]) => newest?.kind === kind).map(([id]) => id);
      return ids
        .flatMap((id) => deciding(all, id, now) ?? [])
        .filter(({ over, programme }) => over === undefined && isFor(programme, { region, brand, now }))
        .sort((one, other) => byPlace(one.programme, other.programme))
        .map(({ id, version, programme }) => ({
          ...{ id, version, programme },
          run: runAt(programme.schedule, region, now)!,
        }));
    },
    find: async (kind, code, { now, through }) => {
      const all = await snapshot(through);
      const [id] = [...all.heads].find(([, [newest]]) => newest?.kind === kind && newest.code === code) ?? [];
      return id === undefined ? undefined : deciding(all, id, now);
    },
    list: async ({ now, through }) => {
      const all = await snapshot(through);
      return [...all.heads.keys()].flatMap((id) => deciding(all, id, now) ?? []);
    },
    versionOf: async (id, version, through) => {
      await remember([{ id, version }], through);
      const programme = bodyOf(id, version);
      return programme && { id, version, programme: programme as Programme<never> };
    },
    used: async (id, what, through) => (await snapshot(through)).used.get(`${id} ${what}`) ?? 0n,
    forget,
  };
}

interface MemoryParts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly memoryMs: number;
}

/** Remembers which versions there are for two seconds, and what they say for as long as there is room. */
function createMemory({ db, clock, memoryMs }: MemoryParts) {
  const keptMs = Math.min(KEPT_MS, memoryMs);
  const bodies = new Map<string, Programme>();
  let kept: { answer: Promise<Snapshot>; untilMs: number } | undefined;

  async function load(through: Queryable): Promise<Snapshot> {
    const heads = Map.groupBy(await listHeads(through, clock.now()), ({ id }) => id);
    await remember([...heads.values()].flat(), through);
    const uses = await listUses(through, [...heads.keys()]);
    return {
      heads,
      used: new Map(uses.map(({ id, what, used }) => [`${id} ${what}`, used])),
      isPaused: await isGivingPaused(through),
    };
  }

  async function remember(
    versions: readonly Pick<VersionHead, 'id' | 'version'>[],
    through: Queryable = db,
  ): Promise<void> {
    if (bodies.size > MOST_BODIES) bodies.clear();
    const missing = versions.filter(({ id, version }) => !bodies.has(`${id} ${version}`));
    for (const { id, version, body } of await listBodies(through, missing))
      bodies.set(`${id} ${version}`, body);
  }

  return {
    snapshot(through: Queryable = db): Promise<Snapshot> {
      if (kept && performance.now() < kept.untilMs) return kept.answer;
      const loading = { answer: load(through), untilMs: performance.now() + keptMs };
      kept = loading;
      loading.answer.catch(() => {
        if (kept === loading) kept = undefined;
      });
      return loading.answer;
    },
    remember,
    bodyOf: (id: bigint, version: number): Programme | undefined => bodies.get(`${id} ${version}`),
    forget: (): void => {
      kept = undefined;
    },
  };
}

function isFor(
  { audience, schedule }: Programme,
  { region, brand, now }: Pick<Asked, 'region' | 'brand' | 'now'>,
): boolean {
  const { regions, brands } = audience;
  return regions.includes(region) && (!brands || brands.includes(brand)) && isOn(schedule, region, now);
}

/** Why a version gives nothing any more, or for now. */
function overOf(
  { isWithdrawn, until, state }: VersionHead,
  at: { programme: Programme; isPaused: boolean; now: Date; usedOf: (what: string) => bigint },
): OfferOver | undefined {
  const { caps } = at.programme;
  if (isWithdrawn) return 'withdrawn';
  if (until !== null && at.now >= until) return 'ended';
  if (state === 'PAUSED' || at.isPaused) return 'paused';
  if (caps.receivers !== undefined && at.usedOf(RECEIVERS) >= BigInt(caps.receivers)) return 'full';
  const budgets = Object.entries(caps.budget ?? {}) as [Currency, string][];
  // It is over for all once nobody's budget has anything left; whose own is used up is told as it is claimed.
  const isSpent = ([currency, minor]: [Currency, string]) => at.usedOf(BUDGET(currency)) >= BigInt(minor);
  return budgets.length > 0 && budgets.every(isSpent) ? 'budget' : undefined;
}
