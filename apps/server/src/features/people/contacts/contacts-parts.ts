import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Codes } from '../codes/feature.ts';
import type { CarryStops } from '../exclusions/feature.ts';
import type { WriteNoticeLetter } from '../notice-texts/feature.ts';
import type { PlayersParts } from '../players/feature.ts';

/** What the use cases of this feature work with. */
export interface ContactsParts
  extends
    Needs<'db' | 'clock'>,
    Pick<PlayersParts, 'answerAfterMs' | 'passwords' | 'isBreached' | 'budget' | 'sessions'> {
  readonly codes: Pick<Codes, 'hasSms' | 'send' | 'take' | 'waiting'>;
  readonly writeLetter: WriteNoticeLetter;
  readonly carryStops: CarryStops;
  /** What each feature keeps of a person. */
  personal(): readonly PersonalData[];
}
