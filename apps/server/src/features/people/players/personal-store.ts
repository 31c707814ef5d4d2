import type { PersonalData } from '../../../platform/personal-data.ts';

/** The account itself, but its row: that stays, without what is a person’s. */
export const PLAYERS_PERSONAL: PersonalData = {
  shows: {
    profile: `SELECT email, email_verified_at AS "emailVerifiedAt", phone, phone_verified_at AS "phoneVerifiedAt", nickname,
  first_name AS "firstName", second_name AS "secondName", last_name AS "lastName", sex, birthday::text AS birthday,
  age_confirmed AS "ageConfirmed", avatar, region, residence, language, brand, theme, speed, referral_code AS "referralCode",
  created_at AS "registeredAt" FROM player WHERE id = $1 ORDER BY id`,
    sessions: `SELECT browser, system, country, network::text AS network, created_at AS "startedAt", last_seen_at AS "lastSeenAt"
FROM player_session WHERE player_id = $1 ORDER BY created_at, public_id`,
    regions: `SELECT change, from_region AS "from", to_region AS "to", changed_at AS at FROM region_change WHERE player_id = $1 ORDER BY id`,
  },
  erases: {
    player: [
      'DELETE FROM player_session WHERE player_id = $1',
      'DELETE FROM region_wish WHERE player_id = $1',
    ],
  },
};
