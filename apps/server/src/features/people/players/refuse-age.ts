import { ageOn, dayIn, isBirthday } from '@croupier/domain/people/personal';
import { REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { refuse, type Refusal } from '../../../platform/refusal.ts';

/** Nobody plays before the birthday that the region asks for, by the day that it is there; nothing is kept of who tried to. */
export function refuseAge(
  { birthday, region }: { birthday: string; region: RegionId },
  now: Date,
): Refusal<'invalid_request' | 'under_age'> | undefined {
  const today = dayIn(REGION_TIME_ZONES[region], now);
  if (!isBirthday(birthday, today)) return refuse('invalid_request', { field: 'birthday' });
  const { minimumAge } = REGIONS[region];
  return ageOn(birthday, today) < minimumAge ? refuse('under_age', { minimumAge }) : undefined;
}
