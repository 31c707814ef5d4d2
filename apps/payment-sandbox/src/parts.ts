import type { Cards } from './cards.ts';
import type { SandboxConfig } from './config.ts';
import type { PayOuts } from './pay-outs.ts';
import type { Payments } from './payments.ts';
import type { Settlements } from './settlements.ts';
import type { Webhooks } from './webhooks.ts';

/** What the routes work with. */
export interface Parts {
  config: SandboxConfig;
  payments: Payments;
  webhooks: Webhooks;
  payOuts: PayOuts;
  settlements: Settlements;
  cards: Cards;
}
