import { randomUUID } from 'node:crypto';
import { listAudit, type AuditEntry } from '@croupier/contract/office/audit';
import { switchGame } from '@croupier/contract/office/game-desk';
import { playRound } from '@croupier/contract/play/rounds';
import type { InputOf } from '@croupier/contract/kit';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { TestOffice } from '../operators/office.fixture.ts';

export const GAME = 'sunny-orchard';
export const reason = 'the provider asked for it';

/** What tests of the games' room do in one office. */
export function gamesOf(office: TestOffice) {
  const play = (player: TestPlayer, region: RegionId = 'UA', game = GAME, more: object = {}) => {
    const body = { key: randomUUID(), game, stakeMinor: '100', kind: REGIONS[region].gameMoney, ...more };
    return player.call(playRound, { body });
  };
  const toggle = (body: Partial<InputOf<typeof switchGame>['body']> = {}, code = GAME) =>
    office.as.games.call(switchGame, {
      params: { code },
      body: { scope: 'all', closed: { from: null, until: null }, reason, ...body },
    });
  /** The acts of this kind, newest first. */
  const acts = async (act: string): Promise<AuditEntry[]> =>
    (await office.as.auditor.call(listAudit, { query: { act } })).rows;
  return { play, toggle, acts };
}
