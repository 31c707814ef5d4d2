import type { Needs } from '../../../platform/platform.ts';
import type { Drawing } from '../../site/pictures/feature.ts';
import type { RecordAct } from '../audit/feature.ts';

/** What the use cases of this desk work with. */
export interface PictureDeskParts extends Needs<'db' | 'clock' | 'scan'> {
  readonly record: RecordAct;
  /** The drawings that the site is built with: their names are taken. */
  drawings(): Promise<readonly Drawing[]>;
}

/** A picture as the log names it. */
export const subjectOf = (name: string) => ['picture', name] as const;
