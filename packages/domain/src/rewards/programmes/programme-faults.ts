import { CURRENCIES, type Currency } from '../../money/amounts/index.ts';
import { LANGUAGES, REGIONS, type RegionId } from '../../site/regions/index.ts';
import { circleFaultsOf, rewardFaultsAt, type ProgrammesBeside } from './chain-faults.ts';
import { addPeriods, isLocalTime, isTimeZone } from './local-time.ts';
import { isLootTable, lootFaultsOf } from './loot-faults.ts';
import { programmeFault, type ProgrammeFault } from './programme-fault.ts';
import type { Cost, Programme } from './programme.ts';
import { refusalsIn, type Wanted } from './standing.ts';

/** Facts beside the programme itself. */
export interface ProgrammeWorld extends Pick<Wanted, 'traits' | 'wagerTimes'>, ProgrammesBeside {
  /** Cost of one player; left out where nobody has reckoned it yet. */
  readonly cost?: Cost | undefined;
}

/**
 * What publishing refuses, whatever the kind: the same in the form and on the server.
 * @param programme whose fields have the form of their schema
 */
export function programmeFaultsOf(programme: Programme, world: ProgrammeWorld): ProgrammeFault[] {
  const inSchedule = scheduleFaultsOf(programme);
  return [
    ...inSchedule,
    ...partsOf(programme).flatMap(({ at, value }) => [
      ...amountFaultsAt(at, value, programme.audience.regions),
      ...(isLootTable(value) ? lootFaultsOf(at, value) : []),
      ...(inSchedule.length === 0 ? rewardFaultsAt(at, value, programme, world) : []),
    ]),
    ...budgetFaultsOf(programme, world.cost),
    ...languageFaultsOf(programme),
    ...regionFaultsOf(programme, world),
    ...circleFaultsOf(programme, world),
  ];
}

function scheduleFaultsOf({ schedule }: Programme): ProgrammeFault[] {
  const { from, until, zone, repeats, hours } = schedule;
  const badTimes = Object.entries({ from, until }).filter(
    ([, time]) => time !== undefined && !isLocalTime(time),
  );
  const faults = [
    ...badTimes.map(([name]) => programmeFault(`schedule/${name}`, 'time')),
    ...(zone !== 'region' && !isTimeZone(zone) ? [programmeFault('schedule/zone', 'zone')] : []),
    ...(hours && hours.fromMinute === hours.toMinute ? [programmeFault('schedule/hours', 'order')] : []),
  ];
  if (faults.length > 0 || until === undefined) return faults;
  if (until <= from) return [programmeFault('schedule/until', 'order')];
  return repeats && until > addPeriods(from, repeats, 1) ? [programmeFault('schedule/until', 'overlap')] : [];
}

/** Everything in the terms and caps that is an object or a list, with where it stands. */
function partsOf({ terms, caps }: Programme): { at: string; value: object }[] {
  const within = (at: string, value: unknown): { at: string; value: object }[] =>
    typeof value === 'object' && value !== null
      ? [{ at, value }, ...Object.entries(value).flatMap(([name, part]) => within(`${at}/${name}`, part))]
      : [];
  return [...within('terms', terms), ...within('caps', caps)];
}

/** Amounts are known by their keys: every one is a currency. */
function amountFaultsAt(at: string, value: object, regions: readonly RegionId[]): ProgrammeFault[] {
  const keys = Object.keys(value);
  if (Array.isArray(value) || keys.length === 0 || !keys.every((key) => key in CURRENCIES)) return [];
  const needed = new Set<Currency>(regions.map((region) => REGIONS[region].currency));
  return [...needed].filter((one) => !keys.includes(one)).map((one) => programmeFault(at, 'currency', one));
}

function budgetFaultsOf({ caps }: Programme, cost: Cost = {}): ProgrammeFault[] {
  return Object.entries(caps.budget ?? {})
    .filter(([currency, minor]) => BigInt(minor) < (cost[currency as Currency]?.worstMinor ?? 0n))
    .map(([currency]) => programmeFault(`caps/budget/${currency}`, 'budget'));
}

const languageFaultsOf = ({ texts }: Programme): ProgrammeFault[] =>
  LANGUAGES.filter((language) => texts[language] === undefined).map((language) =>
    programmeFault(`texts/${language}`, 'language', language),
  );

const regionFaultsOf = ({ audience }: Programme, wanted: ProgrammeWorld): ProgrammeFault[] =>
  audience.regions.flatMap((region, index) =>
    refusalsIn(region, wanted).map((what) => programmeFault(`audience/regions/${index}`, 'forbidden', what)),
  );
