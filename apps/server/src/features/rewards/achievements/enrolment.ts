import type { AchievementTerms } from '@croupier/contract/rewards/achievements/kind';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { Enrolment, HeldName } from '../goals/feature.ts';
import { definitionIn, KIND, type AchievementsParts } from './achievements-parts.ts';

/** Whether they play for it, or have reached it all; one that ended before is played for anew when it comes back. */
const isHeld = (held: readonly HeldName[], code: string): boolean =>
  held.some((goal) => goal.code === code && goal.state !== 'over');

/** Has those who play for money play for every achievement that is for them. */
export const achievementEnrolment = ({ programmes, brand }: AchievementsParts): Enrolment => ({
  of: KIND,
  anewAfterMove: true,
  isMissing: (held, on) => on.some(({ programme }) => !isHeld(held, programme.code)),
  goalsFor: async (tx, { playerId, player, held, now }) => {
    const { region } = player;
    const on = await programmes.inForce<AchievementTerms>(KIND, { region, brand, now, through: tx });
    return on.flatMap(({ id: programmeId, version, programme, run }) => {
      const { code, terms } = programme;
      if (isHeld(held, code) || judgeStanding(player, programme)) return [];
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
