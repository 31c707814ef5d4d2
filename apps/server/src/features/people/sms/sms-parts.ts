import type { MayGo, SmsGateway } from '../../../platform/message-channels.ts';
import type { Needs } from '../../../platform/platform.ts';

/** What the use cases of this feature work with. */
export interface SmsParts extends Needs<'db' | 'clock' | 'warn'> {
  /** Undefined where this house has none. */
  gateway: SmsGateway | undefined;
  /** Whether texts are written at all: a house that is real and has no gateway offers nothing by SMS. */
  isOffered: boolean;
  /** How many texts a day may cost. */
  dayMax: number;
  /** Counts what somebody wished to write, by what became of it. */
  asked(of: { outcome: string }): void;
  mayGo: MayGo;
  /** Counts a try to hand one over by how it ended. */
  tried(of: { outcome: string }): void;
}
