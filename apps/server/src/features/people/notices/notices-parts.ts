import type { Channel, KeptKind, LeftOutReason } from '@croupier/domain/people/notices';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RenderedNotice, RenderNotice } from '../notice-texts/feature.ts';
import type { AttemptBudget } from '../players/feature.ts';
import type { Recipient } from './recipients-store.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** Every way but the list on the site, which has a notice as soon as it is written. */
export type OutwardChannel = Exclude<Channel, 'inbox'>;

/** What is sent to one player by one way. */
export interface Telling {
  readonly noticeId: string;
  readonly kind: KeptKind;
  readonly recipient: Recipient;
  readonly rendered: RenderedNotice;
  /** It was sent before, and its player wants it once more. */
  readonly isAgain: boolean;
  /** Of an e-mail that may be ended: where one press does it. */
  readonly unsubscribe: string | undefined;
}

/** A way out of the house. */
export interface Way {
  /** Whether there is an address of the player's. */
  reaches(db: Queryable, recipient: Recipient): Promise<boolean>;
  /** Writes it where this way keeps what it sends, with the commit. @returns why it could not, if it could not */
  hand(tx: Tx, telling: Telling): Promise<LeftOutReason | undefined>;
  /** Says where it stands that the player has read it; only where what was sent can be changed. */
  confirm?(tx: Tx, telling: Pick<Telling, 'noticeId' | 'recipient' | 'rendered'>): Promise<void>;
}

export type Ways = Readonly<Record<OutwardChannel, Way>>;

/** What the use cases of this feature work with. */
export interface NoticesParts extends Needs<'db' | 'clock' | 'publish' | 'error'> {
  readonly render: RenderNotice;
  readonly budget: AttemptBudget;
  readonly ways: Ways;
  readonly tokens: UnsubscribeTokens;
  /** Of the site, as letters name it; without a slash at its end. */
  readonly siteUrl: string;
}
