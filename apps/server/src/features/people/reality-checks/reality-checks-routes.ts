import * as contract from '@croupier/contract/people/reality-checks';
import type { Http } from '../../../platform/http/http.ts';
import { answerCheck, chooseMinutes } from './answer-check.ts';
import { readPlaying } from './read-playing.ts';
import type { RealityChecksParts } from './reality-checks-parts.ts';

export function realityChecksRoutes(http: Http, parts: RealityChecksParts): void {
  http.handle(contract.playSession, ({ player, input }) => readPlaying(parts, player, input.query.kind));
  http.handle(contract.answerCheck, async ({ player, input }) => {
    await answerCheck(parts, player.playerId, new Date(input.body.checkAt));
    return readPlaying(parts, player, 'real');
  });
  http.handle(
    contract.chooseCheckMinutes,
    async ({ player, input }) =>
      (await chooseMinutes(parts, player, input.body.minutes)) ?? readPlaying(parts, player, 'real'),
  );
}
