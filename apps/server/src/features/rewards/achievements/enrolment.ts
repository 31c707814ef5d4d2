import type { AchievementTerms } from '@croupier/contract/rewards/achievements/kind';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { Enrolment, HeldName } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { definitionIn, isCurrent, KIND, type AchievementsParts } from './achievements-parts.ts';

/** Whether they play for it, or have reached it all; one that ended before is played for anew when it comes back. */
const isHeld = (held: readonly HeldName[], on: InForce, now: Date): boolean =>
  held.some((goal) => isCurrent(goal, on, now));

/** Has those who play for money play for every achievement that is for them. */
export const achievementEnrolment = ({ programmes, brand }: AchievementsParts): Enrolment => ({
  of: KIND,
  anewAfterMove: true,
  isMissing: (held, on, now) => on.some((one) => !isHeld(held, one, now)),
  goalsFor: async (tx, { playerId, player, held, now }) => {
    const { region } = player;
    const on = await programmes.inForce<AchievementTerms>(KIND, { region, brand, now, through: tx });
    return on.flatMap((one) => {
      const { id: programmeId, version, programme, run } = one;
      const { code, terms } = programme;
      if (isHeld(held, one, now) || judgeStanding(player, programme)) return [];
      const definition = definitionIn(terms, region);
      // Under the same version they begin anew where they have moved to another money.
      const turn = held.filter((goal) => goal.code === code).length;
      const id = derivedUuid(`achievement ${playerId} ${code} ${version} ${turn}`);
      const until = { untilAt: run.until };
      return definition
        ? [{ id, of: KIND, code, programmeId, version, definition, since: run.from, ...until }]
        : [];
    });
  },
});
