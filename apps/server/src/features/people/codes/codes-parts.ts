import type { Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { WantedNotice, WriteNoticeLetter } from '../notice-texts/feature.ts';
import type { AttemptBudget } from '../players/feature.ts';
import type { SmsVerdict } from '../sms/feature.ts';

/** A text of the house to an address. */
export type Told = Parameters<WriteNoticeLetter>[1];

/** Writes a notice as an SMS, with the commit. `isClaimed`: nobody has proven the phone to be theirs yet. */
export type WriteNoticeSms = (
  tx: Tx,
  sms: WantedNotice & { readonly to: string; readonly isClaimed: boolean; readonly playerId: bigint },
) => Promise<SmsVerdict>;

/** What the use cases of this feature work with. */
export interface CodesParts extends Needs<'db' | 'clock'> {
  budget: AttemptBudget;
  /** Codes are kept under it; 32 bytes, the same on every server. */
  key: Buffer;
  writeLetter: WriteNoticeLetter;
  /** Undefined where this house sends no SMS. */
  writeSms: WriteNoticeSms | undefined;
}
