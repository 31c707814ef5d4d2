import type { Database } from '../../../platform/database.ts';
import type { Codes } from '../codes/feature.ts';
import type { PasskeysParts } from '../passkeys/feature.ts';
import type { PlayersParts } from '../players/feature.ts';

/** What the use cases of this feature work with. */
export interface StepUpParts {
  readonly db: Database;
  readonly players: PlayersParts;
  readonly codes: Pick<Codes, 'hasSms' | 'send' | 'take'>;
  readonly passkeys: PasskeysParts;
}
