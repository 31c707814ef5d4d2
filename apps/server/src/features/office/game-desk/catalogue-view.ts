import type { GameRow } from '@croupier/contract/office/game-desk';
import { judgeReturn } from '@croupier/domain/play/returns';
import { stakeUnitsOf } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { nameOfStudio } from '../../play/providers/feature.ts';
import type { CatalogueRow } from './catalogue-store.ts';
import { houseGames, type HouseGame } from './house-games.ts';

export function gameRowView(row: CatalogueRow): GameRow {
  const house = row.kind === 'house' ? houseGames().get(row.code) : undefined;
  return {
    ...{ code: row.code, name: row.name, kind: row.kind, studio: row.studio, state: row.state },
    ...(house ? ofHouse(house, row.tally) : ofStudio(row)),
    switches: (row.switches ?? []).map(({ from, until, ...each }) => ({
      ...each,
      from: from === null ? null : new Date(from).toISOString(),
      until: until === null ? null : new Date(until).toISOString(),
    })),
    roundsLately: Number(row.roundsLately),
    alarm: row.alarm,
    openRounds: Number(row.openRounds),
    switchedAt: row.switchedAt?.toISOString() ?? null,
    switchedBy: row.switchedBy,
    switchedWhy: row.switchedWhy,
  };
}

type OfMaker = Pick<
  GameRow,
  'nameUa' | 'studioName' | 'engine' | 'rtp' | 'volatility' | 'mathVersion' | 'mathHash' | 'returned'
>;

/** What other studios declare is theirs; the house knows no more of it. */
const ofStudio = ({ name, studio }: CatalogueRow): OfMaker => ({
  ...{ nameUa: name, studioName: nameOfStudio(studio), engine: null, rtp: null, volatility: null },
  ...{ mathVersion: null, mathHash: null, returned: null },
});

const ofHouse = (house: HouseGame, tally: CatalogueRow['tally']): OfMaker => ({
  nameUa: house.nameUa,
  studioName: house.studioName,
  engine: house.definition.engine,
  rtp: house.declared.rtp,
  volatility: house.declared.volatility,
  mathVersion: house.definition.mathVersion,
  mathHash: house.mathHash,
  returned: tally && returnedOf(house, tally),
});

function returnedOf(
  { definition }: HouseGame,
  tally: NonNullable<CatalogueRow['tally']>,
): NonNullable<GameRow['returned']> {
  const { mode, money, rounds } = tally;
  const sheet = declaredSheetOf(definition, mode);
  const { actual, expectedFrom, expectedTo, z } = judgeReturn(sheet, tally, stakeUnitsOf(definition));
  return { mode, money, rounds, actual, rtp: sheet.rtp, expectedFrom, expectedTo, z };
}
