import * as api from '@croupier/contract/office/player-desk';
import type { Http } from '../../../platform/http/http.ts';
import { blockPlayer, unblockPlayer } from './block-player.ts';
import { cancelPlayerBonus } from './cancel-player-bonus.ts';
import { endPlayerSessions } from './end-sessions.ts';
import { findPlayer } from './find-player.ts';
import { markPlayer, unmarkPlayer } from './mark-player.ts';
import { listMarks } from './marks-store.ts';
import { notePlayer } from './note-player.ts';
import { listPeople } from './notes-store.ts';
import { playerDeskLists } from './player-desk-lists.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { readPlayer } from './read-player.ts';
import { replayRound } from './replay-round.ts';
import { unmaskPlayer } from './unmask-player.ts';

/** The most labels that the house is offered to choose from. */
const MARKS_MAX = 200;

/** What the office shows of players, and does about them. */
export function playerDeskRoutes(http: Http, parts: PlayerDeskParts): void {
  playerDeskLists(http, parts);
  const { db } = parts;
  http.handle(api.findPlayer, async ({ input }) => ({ players: await findPlayer(db, input.query.text) }));
  http.handle(api.listMarks, async () => ({ marks: await listMarks(db, MARKS_MAX) }));
  http.handle(api.listMentionable, async () => ({
    people: (await listPeople(db)).map(({ id, name }) => ({ id: String(id), name })),
  }));
  http.handle(api.readPlayer, async (call) => readPlayer(parts, call, idOf(call)));
  http.handle(api.unmaskPlayer, async (call) =>
    unmaskPlayer(parts, call, { id: idOf(call), ...call.input.body }),
  );
  http.handle(api.notePlayer, async (call) =>
    notePlayer(parts, call, { id: idOf(call), ...call.input.body }),
  );
  http.handle(api.markPlayer, async (call) =>
    markPlayer(parts, call, { id: idOf(call), ...call.input.body }),
  );
  http.handle(api.unmarkPlayer, async (call) =>
    unmarkPlayer(parts, call, { id: idOf(call), ...call.input.body }),
  );
  http.handle(api.blockPlayer, async (call) => {
    const { reason, days } = call.input.body;
    return blockPlayer(parts, call, { id: idOf(call), reason, days });
  });
  http.handle(api.unblockPlayer, async (call) =>
    unblockPlayer(parts, call, { id: idOf(call), ...call.input.body }),
  );
  http.handle(api.endPlayerSessions, async (call) =>
    endPlayerSessions(parts, call, { id: idOf(call), ...call.input.body }),
  );
  http.handle(api.cancelPlayerBonus, async (call) => {
    const { bonus } = call.input.params;
    return cancelPlayerBonus(parts, call, { id: idOf(call), bonus, ...call.input.body });
  });
  http.handle(api.replayRound, async (call) => {
    const { round } = call.input.params;
    return replayRound(parts, call, { id: idOf(call), round, ...call.input.body });
  });
}

const idOf = (call: { input: { params: { id: string } } }): bigint => BigInt(call.input.params.id);
