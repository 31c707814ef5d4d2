import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';

/** Parts for the use cases of this room. */
export interface PageDeskParts extends Needs<'db' | 'clock', 'site'> {
  readonly record: RecordAct;
}
