import type { Brand } from '@croupier/domain/site/brands';
import type { MayGo, TelegramBot } from '../../../platform/message-channels.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { BotApi } from './bot-api.ts';

/** What the use cases of this feature work with. */
export interface TelegramParts extends Needs<'db' | 'clock' | 'warn'> {
  /** Undefined where this house has none. */
  bot: TelegramBot | undefined;
  api: BotApi | undefined;
  brand: Brand;
  publicUrl: string;
  mayGo: MayGo;
  /** Counts a try to hand a message over by how it ended. */
  tried(of: { outcome: string }): void;
}
