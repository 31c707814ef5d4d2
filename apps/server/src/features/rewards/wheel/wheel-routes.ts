import * as miniGames from '@croupier/contract/rewards/mini-game';
import type { MiniGameTerms } from '@croupier/contract/rewards/mini-game/kind';
import * as contract from '@croupier/contract/rewards/wheel';
import type { WheelTerms } from '@croupier/contract/rewards/wheel/kind';
import { boardOf, sectorOf } from '@croupier/domain/rewards/wheel';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import type { Http, SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { readPoints } from '../points/feature.ts';
import { findReward, givenView } from '../rewards/feature.ts';
import { checkMiniGame } from './check-mini-game.ts';
import { showMiniGames, showToVisitor } from './mini-game-view.ts';
import { takeAttempt } from './take-attempt.ts';
import { useAttempt, type UsedAttempt } from './use-attempt.ts';
import { domainOf, versionOf, type WheelParts } from './wheel-parts.ts';
import { showWheels } from './wheel-view.ts';

export function wheelRoutes(http: Http, parts: WheelParts): void {
  http.handle(contract.showWheel, async ({ player, input: { query } }) => {
    const { code, language = player.language } = query;
    const wheels = await showWheels(parts, player, { code, language });
    if (code !== undefined && wheels.length === 0) return refuse('not_found');
    return {
      wheel: wheels.find(({ attempts, freeNow }) => attempts.length > 0 || freeNow) ?? wheels[0] ?? null,
    };
  });
  http.handle(contract.listWheels, async ({ player, input: { query } }) => ({
    wheels: await showWheels(parts, player, { language: query.language ?? player.language }),
  }));
  http.handle(contract.takeAttempt, async ({ player, input: { body } }) => {
    const taken = await takeAttempt(parts, player, { ...body, kind: 'wheel' });
    if (isRefusal(taken)) return taken;
    const points = taken.points === null ? null : await readPoints(parts.db, player.playerId);
    return { attempt: taken.id, points };
  });
  http.handle(contract.spinWheel, async ({ player, input: { params, body } }) => {
    const used = await useAttempt(parts, player, { id: params.id, kind: 'wheel' });
    if (isRefusal(used)) return used;
    const found = await prizeOf(parts, player, { used, language: body.language ?? player.language });
    if (isRefusal(found)) return found;
    const { programme } = await versionOf<WheelTerms>(parts, used);
    return { ...found, sector: sectorOf(programme.terms.sectors, used.givenPlace, used.id) };
  });
}

export function miniGameRoutes(http: Http, parts: WheelParts): void {
  http.handle(miniGames.listMiniGames, async ({ player, input: { query } }) => {
    const language = query.language ?? player?.language ?? 'en';
    const region = query.region ?? DEFAULT_REGION;
    return {
      miniGames: player
        ? await showMiniGames(parts, player, language)
        : await showToVisitor(parts, { region, language }),
    };
  });
  http.handle(miniGames.checkMiniGame, async ({ player, input: { body } }) => {
    const used = await checkMiniGame(parts, player, body);
    if (isRefusal(used)) return used;
    const found = await prizeOf(parts, player, { used, language: body.language ?? player.language });
    if (isRefusal(found)) return found;
    const { as, loot } = (await versionOf<MiniGameTerms>(parts, used)).programme.terms;
    const drawn = { rows: loot.length, place: used.givenPlace, attemptId: used.id };
    return { attempt: used.id, ...found, board: boardOf(as, drawn) };
  });
}

/** To a visitor who names no region. */
const DEFAULT_REGION = 'UA';

/** Reads what an attempt gave, and the proof of its draw. */
async function prizeOf(
  { db, offerOf, fairness }: WheelParts,
  { playerId, region }: SignedIn,
  { used, language }: { readonly used: UsedAttempt; readonly language: Language },
) {
  const reward = await findReward(db, playerId, used.rewardId);
  const given = await givenView(reward!, { currency: REGIONS[region].currency, language }, offerOf);
  // The bonus that was won is offered nowhere any more: what it gave stands in the list of rewards.
  if (!given) return refuse('offer_over', { why: 'ended' });
  const { seedPair, nonce, code } = used;
  const draw = await fairness.findDraw(db, { playerId, seedPair, nonce, domain: domainOf(code) });
  return { given, proof: draw!.proof };
}
