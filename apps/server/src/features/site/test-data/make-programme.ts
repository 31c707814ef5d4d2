import type { InputOf } from '@croupier/contract/kit';
import { formLines, type ProgrammeKind } from '@croupier/contract/rewards/programmes';
import type { testCalendar, testProgramme } from '@croupier/contract/site/test-data';
import {
  addDays,
  dayOf,
  programmeFaultsOf,
  runAt,
  type Programme,
} from '@croupier/domain/rewards/programmes';
import { LANGUAGES, REGION_IDS, REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { findRun, publishProgramme, saveDraft, type Programmes } from '../../rewards/programmes/feature.ts';

type Wanted = InputOf<typeof testProgramme>['body'];
type Parts = Pick<Programmes, 'parts' | 'reader'>;
const BY = 'test';

/** A programme for one test, published as the office would: what is left out is filled in, what is wrong is refused. */
export async function makeProgramme(
  { parts, reader }: Parts,
  wanted: Wanted,
): Promise<{ code: string; version: number; run: string } | Refused<typeof testProgramme>> {
  const { kind, code } = wanted;
  const known = parts.kinds.get(kind);
  if (!known) return refuse('not_found');
  const now = parts.clock.now();
  const whole = wholeOf(wanted, now);
  const faults = formLines(known, whole);
  if (faults.length > 0) return refuse('invalid_request', { faults });
  const body = wanted.audience?.['regions'] === undefined ? inOpenRegions(whole, known, now) : whole;
  const saved = await saveNext(parts, { kind, code, body });
  if (saved.status !== 'saved') return refuse('invalid_request', saved);
  const release = { kind, code, version: saved.version, by: BY };
  const published = await publishProgramme(parts, release);
  if (published.status !== 'published') return refuse('invalid_request', published);
  reader.forget();
  const found = (await reader.find(kind, code, { now: new Date(Math.max(+published.from, +now)) }))!;
  const { schedule, audience } = found.programme;
  const number = runAt(schedule, audience.regions[0]!, now)?.number ?? 0;
  return { code, version: saved.version, run: (await findRun(parts.db, found, number)).id };
}

/** A calendar for one test, with a door of points for each of some days that follow one another. */
export async function makeCalendar(
  programmes: Parts,
  wanted: InputOf<typeof testCalendar>['body'],
): Promise<{ code: string } | Refused<typeof testCalendar>> {
  const { code = 'test-calendar', days: count = 7, missed = 'lost' } = wanted;
  const { from = dayOf(programmes.parts.clock.now(), REGION_TIME_ZONES.UA) } = wanted;
  const days = Array.from({ length: count }, (_, place) => ({
    day: addDays(from, place),
    reward: { kind: 'points', points: place + 1 },
  }));
  const until = addDays(from, count);
  const schedule = { from: `${from}T00:00`, until: `${until}T00:00`, zone: 'region' };
  const made = await makeProgramme(programmes, { kind: 'calendar', code, terms: { days, missed }, schedule });
  return isRefusal(made) ? refuse('invalid_request', { code }) : { code };
}

/** As the version after the newest, whichever that is. */
async function saveNext(
  parts: Parts['parts'],
  draft: { kind: string; code: string; body: object },
  basedOn = 0,
): ReturnType<typeof saveDraft> {
  const saved = await saveDraft(parts, { ...draft, basedOn, by: BY });
  return saved.status === 'overtaken' ? saveNext(parts, draft, saved.version) : saved;
}

function wholeOf({ from, until, texts, audience, ...wanted }: Wanted, now: Date): Programme {
  const schedule = { from: localOf(from ?? now.toISOString()), zone: 'UTC' };
  return {
    ...{ place: 0, picture: '', caps: {} },
    schedule: until === undefined ? schedule : { ...schedule, until: localOf(until) },
    ...wanted,
    texts: textsOf(wanted.code, texts),
    audience: { regions: REGION_IDS, ...audience },
  } as Programme;
}

/** A time by the clocks of UTC, whether it comes as one or as an instant. */
const localOf = (text: string): string =>
  (/(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text).toISOString() : text).slice(0, 16);

/** Every language says something. */
function textsOf(code: string, texts: Wanted['texts'] = {}): object {
  const [any] = Object.values(texts);
  const inLanguage = (language: string) => ({
    ...{ title: code, lead: code, terms: [] },
    ...((texts[language] ?? any) as object | undefined),
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)]));
}

/** For all regions that have their currency in every amount, and forbid nothing of it. */
function inOpenRegions(whole: Programme, kind: ProgrammeKind, now: Date): Programme {
  const world = {
    ...{ now, published: () => undefined, leadsTo: () => [] },
    ...{ traits: kind.traitsOf(whole), wagerTimes: kind.wagerTimesOf(whole) },
  };
  const inRegions = (regions: readonly RegionId[]) => ({
    ...whole,
    audience: { ...whole.audience, regions },
  });
  const isOpen = (region: RegionId) =>
    programmeFaultsOf(inRegions([region]), world).every(
      ({ rule }) => rule !== 'currency' && rule !== 'forbidden',
    );
  return inRegions(REGION_IDS.filter(isOpen));
}
