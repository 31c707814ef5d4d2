import type { Needs } from '../../../platform/platform.ts';
import type { Lobby } from '../../site/lobby/feature.ts';
import type { RecordAct } from '../audit/feature.ts';

/** Parts for the use cases of this room. */
export interface ListDeskParts extends Needs<'db'> {
  readonly record: RecordAct;
  readonly lobby: Pick<Lobby, 'entries'>;
}
