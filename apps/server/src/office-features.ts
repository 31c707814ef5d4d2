import { createAdjustments } from './features/office/adjustments/index.ts';
import { createApprovals } from './features/office/approvals/index.ts';
import type { RecordAct } from './features/office/audit/index.ts';
import { createClustersDesk } from './features/office/clusters-desk/index.ts';
import { createFiguresDesk } from './features/office/figures-desk/index.ts';
import { createDocumentsDesk } from './features/office/documents-desk/index.ts';
import { createHarmDesk } from './features/office/harm-desk/index.ts';
import { createContentDesk } from './features/office/content-desk/index.ts';
import { createInbox } from './features/office/inbox/index.ts';
import type { WriteLetter } from './features/office/letters/index.ts';
import { createListDesk } from './features/office/list-desk/index.ts';
import { createOutboxDesk } from './features/office/outbox-desk/index.ts';
import { createPageDesk } from './features/office/page-desk/index.ts';
import { createPayOutsDesk } from './features/office/pay-outs-desk/index.ts';
import { createPictureDesk } from './features/office/picture-desk/index.ts';
import { createMoneyDesk } from './features/office/money-desk/index.ts';
import { createOperatorsDesk } from './features/office/operators-desk/index.ts';
import type { OperatorsParts } from './features/office/operators/index.ts';
import { createPlayerDesk } from './features/office/player-desk/index.ts';
import { createPromoDesk } from './features/office/promo-desk/index.ts';
import { createPreviewDesk } from './features/office/preview-desk/index.ts';
import { createVoids } from './features/office/voids/index.ts';
import { createSupportDesk } from './features/office/support-desk/index.ts';
import { createWatchDesk } from './features/office/watch-desk/index.ts';
import { createWordsDesk } from './features/office/words-desk/index.ts';
import type { PayOuts } from './features/money/pay-outs/index.ts';
import type { DecidingParts } from './features/people/documents/index.ts';
import type { Limits } from './features/people/limits/index.ts';
import type { NoticeTexts } from './features/people/notice-texts/index.ts';
import type { Players } from './features/people/players/index.ts';
import type { Seats } from './features/play/fairness/index.ts';
import type { Rounds } from './features/play/rounds/index.ts';
import type { Content } from './features/site/content/index.ts';
import type { Lobby } from './features/site/lobby/index.ts';
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
    createMoneyDesk(platform, { record, approvals }),
    createPayOutsDesk(platform, { record, approvals, payOuts: below.payOuts }),
    createClustersDesk(platform, { record }),
    createFiguresDesk(platform),
    createDocumentsDesk(platform, { record, approvals, deciding: below.deciding }),
    createWatchDesk(platform, { record, approvals, seats: below.seats }),
    createHarmDesk(platform, { record }),
    createSupportDesk(platform, below),
    createContentDesk(platform, below),
    createPictureDesk(platform, below),
    createOutboxDesk(platform, below),
    createPageDesk(platform, below),
    createPromoDesk(platform, { record }),
    createWordsDesk(),
    createListDesk(platform, below),
    createPreviewDesk(platform, { record, previews: below.content.previews }),
    createPlayerDesk(platform, { ...below, tell: inbox.tell, approvals, sessions, activeBonus, taxBox }),
  ];
}
