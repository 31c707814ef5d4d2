import type { PersonalData } from '../../../platform/personal-data.ts';

/** Rewards of the person, and the state of things that were sent. */
export const REWARDS_PERSONAL: PersonalData = {
  shows: {
    rewards: `SELECT id, source, code, kind, currency, amount_minor AS "amountMinor", given_at AS at, taken_back_at AS "takenBackAt" FROM reward
WHERE player_id = $1 ORDER BY given_at, id`,
    things: `SELECT reward_id AS id, state, tracking, ordered_at AS at, changed_at AS "changedAt" FROM reward_thing
WHERE player_id = $1 ORDER BY ordered_at, reward_id`,
  },
  erases: { player: ['UPDATE reward_thing SET address = NULL WHERE player_id = $1'] },
};
