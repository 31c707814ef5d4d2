import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';

/** What the use cases of this room work with. */
export interface PageDeskParts extends Needs<'db' | 'clock', 'site'> {
  readonly record: RecordAct;
}
