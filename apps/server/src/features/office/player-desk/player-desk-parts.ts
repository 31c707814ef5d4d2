import type { Needs } from '../../../platform/platform.ts';
import type { Limits } from '../../people/limits/feature.ts';
import type { PlayersParts } from '../../people/players/feature.ts';
import type { Seats } from '../../play/fairness/feature.ts';
import type { Rounds } from '../../play/rounds/feature.ts';
import type { CancelForHouse } from '../../rewards/bonuses/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { Inbox } from '../inbox/feature.ts';

/** What this room is given of the features whose doors it acts through. */
export interface PlayerDeskBelow {
  readonly record: RecordAct;
  readonly sessions: Pick<PlayersParts['sessions'], 'endAll' | 'announce'>;
  readonly limits: Pick<Limits, 'read'>;
  readonly rounds: Pick<Rounds, 'share'>;
  readonly seats: Pick<Seats, 'prepare'>;
  readonly tell: Inbox['tell'];
  /** What tax numbers are sealed with. */
  readonly taxBox: PlayersParts['taxBox'];
  readonly cancelBonus: CancelForHouse;
  readonly activeBonus: PlayersParts['activeBonus'];
}

/** Parts for the use cases of this room. */
export type PlayerDeskParts = PlayerDeskBelow & Needs<'db' | 'clock', 'publicUrl'>;
