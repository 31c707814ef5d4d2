import type { Needs } from '../../../platform/platform.ts';
import type { StudioKeys } from '../../play/providers/feature.ts';
import type { RecordAct } from '../audit/feature.ts';

/** Parts for the use cases of this room. */
export interface GameDeskParts extends Needs<'db' | 'clock', 'brand' | 'providers'> {
  readonly record: RecordAct;
  readonly keys: StudioKeys;
}
