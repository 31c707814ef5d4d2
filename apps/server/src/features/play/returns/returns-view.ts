import type { OutputOf } from '@croupier/contract/kit';
import type { getGameMaths, ModeMaths, ReturnSoFar } from '@croupier/contract/play/returns';
import { expectedReturn, judgeReturn } from '@croupier/domain/play/returns';
import { mathHash, modesOf, stakeUnitsOf, type GameDefinition } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { volatilityIn } from '@croupier/games/maths/maths-of.ts';
import type { TallyRow } from './returns-store.ts';

export function mathsView(
  definition: GameDefinition,
  tallies: readonly TallyRow[],
): OutputOf<typeof getGameMaths> {
  return {
    code: definition.id,
    mathVersion: definition.mathVersion,
    mathHash: mathHash(definition),
    modes: modesOf(definition).map((mode) => modeView(definition, mode, tallies)),
  };
}

function modeView(definition: GameDefinition, mode: string, tallies: readonly TallyRow[]): ModeMaths {
  const sheet = declaredSheetOf(definition, mode);
  const { least, most } = expectedReturn(sheet);
  const soFarWith = (money: 'real' | 'play'): ReturnSoFar => {
    const tally = tallies.find((each) => each.mode === mode && each.money === money);
    if (!tally) return { money, rounds: 0, ...NOTHING_YET };
    return { money, rounds: tally.rounds, ...judgeReturn(sheet, tally, stakeUnitsOf(definition)) };
  };
  return {
    mode,
    method: sheet.method,
    simulatedRounds: sheet.simulatedRounds,
    combinations: sheet.combinations,
    rtp: sheet.rtp,
    rtpMargin: sheet.rtpMargin,
    rtpLeast: least,
    rtpMost: most,
    hitFrequency: sheet.hitFrequency,
    sigmaStakes: sheet.sigmaStakes,
    volatility: volatilityIn(definition, mode),
    maximumWinStakes: sheet.maximumWinStakes,
    maximumWinProbability: sheet.maximumWinProbability,
    atLeast: [...sheet.atLeast],
    thousand: sheet.thousand,
    details: { ...sheet.details },
    soFar: [soFarWith('real'), soFarWith('play')],
  };
}

const NOTHING_YET = { actual: null, expectedFrom: null, expectedTo: null, z: null, alarm: false };
