import type { Database } from '../../../platform/database.ts';
import type { Codes } from '../codes/index.ts';
import type { PasskeysParts } from '../passkeys/index.ts';
import type { PlayersParts } from '../players/index.ts';

/** What the use cases of this feature work with. */
export interface StepUpParts {
  readonly db: Database;
  readonly players: PlayersParts;
  readonly codes: Pick<Codes, 'hasSms' | 'send' | 'take'>;
  readonly passkeys: PasskeysParts;
}
