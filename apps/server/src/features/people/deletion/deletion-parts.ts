import type { Needs } from '../../../platform/platform.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { RecordAct } from '../../office/audit/feature.ts';
import type { Seats } from '../../play/fairness/feature.ts';
import type { Purses } from '../../rewards/purses/feature.ts';
import type { PlayersParts } from '../players/feature.ts';

/** What this feature is given of those whose doors it acts through. */
export interface DeletionBelow {
  readonly record: RecordAct;
  readonly sessions: Pick<PlayersParts['sessions'], 'endAll' | 'announce'>;
  readonly seats: Pick<Seats, 'prepare'>;
  readonly purses: Pick<Purses, 'endIfOver'>;
  /** What each feature keeps of a person. */
  personal(): readonly PersonalData[];
}

/** What the use cases of this feature work with. */
export type DeletionParts = DeletionBelow & Needs<'db' | 'clock' | 'error', 'sessionKey'>;
