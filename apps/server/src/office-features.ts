import { createAdjustments } from './features/office/adjustments/index.ts';
import { createApprovals } from './features/office/approvals/index.ts';
import type { RecordAct } from './features/office/audit/index.ts';
import type { WriteLetter } from './features/office/letters/index.ts';
import { createPlayerDesk } from './features/office/player-desk/index.ts';
import { createSupportDesk } from './features/office/support-desk/index.ts';
import type { Limits } from './features/people/limits/index.ts';
import type { Players } from './features/people/players/index.ts';
import type { Rounds } from './features/play/rounds/index.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';

/** What the rooms of the office are given of the features that they show and act upon. */
export interface OfficeBelow {
  readonly record: RecordAct;
  readonly write: WriteLetter;
  readonly players: Players;
  readonly limits: Limits;
  readonly rounds: Rounds;
}

/** The rooms of the office, each above what it shows. */
export function createOfficeRooms(platform: Platform, below: OfficeBelow): { module: Module }[] {
  const { record } = below;
  const approvals = createApprovals({ ...platform, record });
  const { sessions, activeBonus } = below.players.parts;
  return [
    approvals,
    createAdjustments({ approvals }),
    createSupportDesk(platform, below),
    createPlayerDesk(platform, { ...below, sessions, activeBonus }),
  ];
}
