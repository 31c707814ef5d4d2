import { createAdjustments } from './features/office/adjustments/feature.ts';
import { createAmlDesk } from './features/office/aml-desk/feature.ts';
import { createApprovals } from './features/office/approvals/feature.ts';
import type { RecordAct } from './features/office/audit/feature.ts';
import { createClustersDesk } from './features/office/clusters-desk/feature.ts';
import { createFiguresDesk } from './features/office/figures-desk/feature.ts';
import { createDocumentsDesk } from './features/office/documents-desk/feature.ts';
import { createHarmDesk } from './features/office/harm-desk/feature.ts';
import { createContentDesk } from './features/office/content-desk/feature.ts';
import { createInbox } from './features/office/inbox/feature.ts';
import type { WriteLetter } from './features/office/letters/feature.ts';
import { createListDesk } from './features/office/list-desk/feature.ts';
import { createOutboxDesk } from './features/office/outbox-desk/feature.ts';
import { createPageDesk } from './features/office/page-desk/feature.ts';
import { createPayOutsDesk } from './features/office/pay-outs-desk/feature.ts';
import { createPictureDesk } from './features/office/picture-desk/feature.ts';
import { createMoneyDesk } from './features/office/money-desk/feature.ts';
import { createOperatorsDesk } from './features/office/operators-desk/feature.ts';
import type { OperatorsParts } from './features/office/operators/feature.ts';
import { createPlayerDesk } from './features/office/player-desk/feature.ts';
import { createProgrammesDesk } from './features/office/programmes-desk/feature.ts';
import { createPromoDesk } from './features/office/promo-desk/feature.ts';
import { createPurchasesDesk } from './features/office/purchases-desk/feature.ts';
import { createRewardsDesk } from './features/office/rewards-desk/feature.ts';
import { createPreviewDesk } from './features/office/preview-desk/feature.ts';
import { createVoids } from './features/office/voids/feature.ts';
import { createSupportDesk } from './features/office/support-desk/feature.ts';
import { createWatchDesk } from './features/office/watch-desk/feature.ts';
import { createWordsDesk } from './features/office/words-desk/feature.ts';
import type { PayOuts } from './features/money/pay-outs/feature.ts';
import type { DecidingParts } from './features/people/documents/feature.ts';
import type { Limits } from './features/people/limits/feature.ts';
import type { NoticeTexts } from './features/people/notice-texts/feature.ts';
import type { Players } from './features/people/players/feature.ts';
import type { Seats } from './features/play/fairness/feature.ts';
import type { CancelForHouse, FirstOfDeposit } from './features/rewards/bonuses/feature.ts';
import type { Programmes } from './features/rewards/programmes/feature.ts';
import type { OfferOf } from './features/rewards/rewards/feature.ts';
import type { Rounds } from './features/play/rounds/feature.ts';
import type { Content } from './features/site/content/feature.ts';
import type { Lobby } from './features/site/lobby/feature.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';

/** What the rooms of the office are given of the features that they show and act upon. */
export interface OfficeBelow {
  readonly record: RecordAct;
  readonly write: WriteLetter;
  readonly operators: OperatorsParts;
  readonly players: Players;
  readonly deciding: DecidingParts;
  readonly limits: Limits;
  readonly rounds: Rounds;
  readonly payOuts: PayOuts;
  readonly seats: Seats;
  readonly lobby: Lobby;
  readonly content: Content;
  readonly noticeTexts: NoticeTexts;
  readonly programmes: Programmes;
  readonly offerOf: OfferOf;
  readonly cancelBonus: CancelForHouse;
  readonly firstOfDeposit: FirstOfDeposit;
}

/** The rooms of the office, each above what it shows. */
export function createOfficeRooms(platform: Platform, below: OfficeBelow): { module: Module }[] {
  const { record } = below;
  const approvals = createApprovals({ ...platform, record });
  const inbox = createInbox(platform);
  const { sessions, activeBonus, taxBox } = below.players.parts;
  return [
    approvals,
    inbox,
    createAdjustments({ approvals }),
    createVoids(platform, { approvals, rounds: below.rounds }),
    createOperatorsDesk({ approvals, operators: below.operators }),
    createMoneyDesk(platform, { record, approvals, limits: below.limits }),
    createPayOutsDesk(platform, { record, approvals, payOuts: below.payOuts }),
    createClustersDesk(platform, { record }),
    createFiguresDesk(platform),
    createDocumentsDesk(platform, { record, approvals, deciding: below.deciding }),
    createWatchDesk(platform, { record, approvals, seats: below.seats }),
    createHarmDesk(platform, { record }),
    createAmlDesk(platform, { record }),
    createSupportDesk(platform, below),
    createContentDesk(platform, below),
    createPictureDesk(platform, below),
    createOutboxDesk(platform, below),
    createPageDesk(platform, below),
    createPromoDesk(platform, { record }),
    createPurchasesDesk(platform, { record }),
    createRewardsDesk(platform, { approvals, programmes: below.programmes.reader, offerOf: below.offerOf }),
    createProgrammesDesk(platform, { ...below, approvals }),
    createWordsDesk(),
    createListDesk(platform, below),
    createPreviewDesk(platform, { record, previews: below.content.previews }),
    createPlayerDesk(platform, { ...below, tell: inbox.tell, approvals, sessions, activeBonus, taxBox }),
  ];
}
