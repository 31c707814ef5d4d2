import type { Needs } from '../../../platform/platform.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { AttemptBudget, IsBreached, Passwords } from '../../people/players/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { WriteLetter } from '../letters/feature.ts';
import type { OfficeSessions } from './office-sessions.ts';

/** What the use cases of this feature work with. */
export interface OperatorsParts extends Needs<'db' | 'clock' | 'warn', 'office'> {
  passwords: Passwords;
  isBreached: IsBreached;
  budget: AttemptBudget;
  sessions: OfficeSessions;
  /** For secrets of second factors. */
  box: SecretBox;
  record: RecordAct;
  write: WriteLetter;
  /** Whether the office is served over https: cookies are Secure then. */
  secure: boolean;
}
