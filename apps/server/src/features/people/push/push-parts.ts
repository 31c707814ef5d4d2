import type { MayGo } from '../../../platform/message-channels.ts';
import type { Needs } from '../../../platform/platform.ts';

/** The house's key pair of Web Push (VAPID), base64url, and whom a push service may write to about it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** What the use cases of this feature work with. */
export interface PushParts extends Needs<'db' | 'clock' | 'warn'> {
  /** Undefined where this house sends nothing. */
  keys: PushKeys | undefined;
  /** Origins of the push services it sends to. */
  services: readonly string[];
  mayGo: MayGo;
  /** Counts a try by how it ended. */
  tried(of: { outcome: string }): void;
}
