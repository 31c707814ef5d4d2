import type { RegionId } from '../../site/regions/index.ts';
import { programmeFault, type ProgrammeFault } from './programme-fault.ts';
import type { Programme } from './programme.ts';
import { endOf, spanOf } from './schedule.ts';

/** Another programme, as far as one that leads to it must know. */
export interface PublishedProgramme {
  readonly regions: readonly RegionId[];
  readonly from: Date;
  readonly until: Date | null;
}

/** The other programmes, and when they are looked at. */
export interface ProgrammesBeside {
  readonly now: Date;
  readonly published: (kind: string, code: string) => PublishedProgramme | undefined;
  /** The programmes of the same kind that one of them leads to. */
  readonly leadsTo: (code: string) => readonly string[];
}

/** The kind of programme that each kind of reward names by its code. */
const NAMED_BY = { bonus: 'bonus', box: 'box', tickets: 'lottery' } as const;

/** A reward that names another programme needs it for the same regions and as long. */
export function rewardFaultsAt(
  at: string,
  value: object,
  programme: Programme,
  { published, now }: ProgrammesBeside,
): ProgrammeFault[] {
  const named = namedBy(value);
  if (!named) return [];
  const other = published(named.kind, named.code);
  const { regions } = programme.audience;
  const holds =
    other !== undefined &&
    regions.every((region) => other.regions.includes(region)) &&
    coversTimeOf(other, programme, now);
  return holds ? [] : [programmeFault(at, 'unpublished', `${named.kind} ${named.code}`)];
}

/** The programme that a reward leads to; undefined for one that leads to none, and for what is no reward. */
export function namedBy(value: object): { kind: string; code: string } | undefined {
  const { kind, code, lottery, of } = value as Readonly<Record<string, unknown>>;
  const name = kind === 'tickets' ? lottery : code;
  if (typeof name !== 'string') return undefined;
  if (kind === 'attempts') return typeof of === 'string' ? { kind: of, code: name } : undefined;
  const known = NAMED_BY[kind as keyof typeof NAMED_BY];
  return known && { kind: known, code: name };
}

function coversTimeOf(other: PublishedProgramme, { schedule, audience }: Programme, now: Date): boolean {
  const { from } = spanOf(schedule, audience.regions, 0);
  const begins = from > now ? from : now;
  const until = endOf(schedule, audience.regions);
  return other.from <= begins && (other.until === null || (until !== null && until <= other.until));
}

/** What leads on by `next`, `after` or `additional` never comes back to itself. */
export function circleFaultsOf(programme: Programme, { leadsTo }: ProgrammesBeside): ProgrammeFault[] {
  const terms = programme.terms as Readonly<Record<string, unknown>>;
  return CHAINS.filter((name) => typeof terms[name] === 'string')
    .filter((name) => isReached(programme.code, terms[name] as string, leadsTo))
    .map((name) => programmeFault(`terms/${name}`, 'circle'));
}

/** The fields of terms that name the programme which follows. */
const CHAINS = ['next', 'after', 'additional'] as const;

/** The programmes of its own kind that terms lead to. */
export const chainedIn = (terms: object): string[] =>
  CHAINS.map((name) => (terms as Readonly<Record<string, unknown>>)[name]).filter(
    (code) => typeof code === 'string',
  );

function isReached(code: string, from: string, leadsTo: ProgrammesBeside['leadsTo']): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === code) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...leadsTo(next));
  }
  return false;
}
