import type { PlayersParts } from './features/people/players/feature.ts';
import { createNominations } from './features/contests/nominations/feature.ts';
import { createAchievements } from './features/rewards/achievements/feature.ts';
import { countUnseen, createBonuses, isBonusActivated } from './features/rewards/bonuses/feature.ts';
import { createBonusPromotions } from './features/rewards/bonus-promotions/feature.ts';
import { createCalendar } from './features/rewards/calendar/feature.ts';
import { createEarning } from './features/rewards/earning/feature.ts';
import { createGoals, readKnownGames } from './features/rewards/goals/feature.ts';
import { createHonestOffers, type ReadGames } from './features/rewards/honest-offers/feature.ts';
import { createPiggyBanks } from './features/rewards/piggy-bank/feature.ts';
import { createPoints, readPointBalance } from './features/rewards/points/feature.ts';
import { createPresents } from './features/rewards/presents/feature.ts';
import { createProgrammes, type IsGiven } from './features/rewards/programmes/feature.ts';
import { createQuests } from './features/rewards/quest/feature.ts';
import { createRewards, isRewardGiven } from './features/rewards/rewards/feature.ts';
import { createStore } from './features/rewards/store/feature.ts';
import { createWheel } from './features/rewards/wheel/feature.ts';
import { createTreasures } from './features/rewards/treasures/feature.ts';
import type { Fairness } from './features/play/fairness/feature.ts';
import type { Purses } from './features/rewards/purses/feature.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { PROGRAMME_KINDS } from './programme-kinds.ts';

/** Creates programmes, the pieces that they give by, and the mechanics on them. */
export function createMechanics(
  platform: Platform,
  { fairness, purses }: { readonly fairness: Fairness; readonly purses: Purses },
) {
  const programmes = createProgrammes(platform, { kinds: PROGRAMME_KINDS, isGiven: isGivenBySome });
  const goals = createGoals(platform);
  const bonuses = createBonuses(platform, { programmes: programmes.reader, fairness, purses });
  const { offerOf } = bonuses;
  const bonusPromotions = createBonusPromotions(platform, {
    programmes: programmes.reader,
    fairness,
    offerOf,
  });
  const piggyBanks = createPiggyBanks(platform, { programmes: programmes.reader });
  const treasures = createTreasures(platform, { programmes: programmes.reader, fairness, offerOf });
  const nominations = createNominations(platform, { programmes: programmes.reader, offerOf });
  const features: { module: Module }[] = [
    programmes,
    createPoints(platform),
    createRewards(platform, { offerOf }),
    goals,
    createHonestOffers(platform, { readGames: gamesOf }),
    createAchievements(platform, { programmes: programmes.reader, offerOf }),
    createEarning(platform, { programmes: programmes.reader }),
    createStore(platform, { programmes: programmes.reader, offerOf }),
    bonusPromotions,
    createCalendar(platform, { programmes: programmes.reader, fairness, offerOf }),
    createPresents(platform, { programmes: programmes.reader, fairness, offerOf }),
    createQuests(platform, { programmes: programmes.reader, offerOf }),
    createWheel(platform, { programmes: programmes.reader, fairness, offerOf }),
    bonuses,
    nominations,
    piggyBanks,
    treasures,
  ];
  const profileOf: PlayersParts['mechanics'] = async (db, player) => ({
    bonusPromotions: await bonusPromotions.onProfile(db, player),
    alerts: {
      bonuses: await countUnseen(db, player.playerId, platform.clock.now()),
      treasures: await treasures.countFull(db, player.playerId),
    },
    loyaltyState: { level: null, next: null, ...(await readPointBalance(db, player.playerId)) },
    nominations: await nominations.onProfile(db, player),
    piggyBalance: await piggyBanks.balanceOf(db, player),
  });
  return {
    programmes,
    goals,
    bonuses: bonuses.deposits,
    giveBonus: bonuses.giveForTest,
    office: {
      programmes,
      offerOf,
      cancelBonus: bonuses.cancelForHouse,
      firstOfDeposit: bonuses.firstOfDeposit,
    },
    offerOf,
    features,
    profileOf,
  };
}

/** Whether what was claimed for has been given: a reward, or a bonus that was activated. */
const isGivenBySome: IsGiven = async (db, claim) =>
  (await isRewardGiven(db, claim)) || (await isBonusActivated(db, claim));

/** Finds games for filters that name them. */
const gamesOf: ReadGames = (db, filters) =>
  readKnownGames(
    db,
    filters.map((games) => ({ definition: { games } })),
  );
