import type { updateProfile as operation } from '@croupier/contract/people/players';
import type { InputOf } from '@croupier/contract/kit';
import {
  ageOn,
  cleanNickname,
  dayIn,
  isBirthday,
  isNicknameAllowed,
  NICKNAME_CHANGE_EVERY_MS,
  nicknameKey,
  personalName,
} from '@croupier/domain/people/personal';
import { REGION_TIME_ZONES, rulesInForce } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { PlayersParts } from './players-parts.ts';
import { lockById } from './players-store.ts';
import { keepTaxNumber, refuseTaxNumber } from './tax-numbers.ts';
import { findPerson, updateNickname, updatePerson, type PersonRow } from './profile-store.ts';
import { findWish } from './region-wish-store.ts';

type ProfileChange = InputOf<typeof operation>['body'];

const NAMES = ['firstName', 'secondName', 'lastName'] as const;
/** What a document is held against: from when it is sent in, only the house changes it. */
const PROVEN_BY_DOCUMENTS = [...NAMES, 'sex'] as const;

interface Change {
  readonly playerId: bigint;
  readonly wanted: ProfileChange;
  readonly person: PersonRow;
  readonly now: Date;
}

type ChangingParts = Pick<PlayersParts, 'db' | 'clock' | 'budget' | 'holdsNames' | 'marks' | 'taxBox'>;

/**
 * Changes what is named of a profile, all of it or nothing. Who gives a birth date by which they may not play at all is refused it, and
 * the house hears of it: they are kept out until somebody has looked.
 */
export async function changeProfile(
  parts: ChangingParts,
  { playerId, ip }: { playerId: bigint; ip: string },
  wanted: ProfileChange,
): Promise<undefined | Refused<typeof operation>> {
  const names = namesOf(wanted);
  if (names === undefined) return refuse('invalid_request');
  // Who gives many numbers would have the office look at many strangers; accounts are opened by the dozen.
  const exhausted =
    wanted.taxNumber &&
    ((await parts.budget.take('tax-number', String(playerId))) ??
      (await parts.budget.take('tax-number-address', addressKey(ip))));
  if (exhausted) return refuse('too_many_requests', exhausted);
  return parts.db.transaction(async (tx) => {
    await lockById(tx, playerId);
    const person = await findPerson(tx, playerId);
    const change = { playerId, wanted, person, now: parts.clock.now() };
    const given = { playerId, region: person.region, typed: wanted.taxNumber };
    // These first, the nickname the last of them: a refusal leaves nothing of the profile written.
    const refusal =
      (await whatIsAgainst(parts, tx, change)) ??
      refuseTaxNumber(given) ??
      (await changeNickname(tx, change));
    if (refusal) return refusal;
    await keepTaxNumber(parts, tx, given);
    const { userTheme, language, sex, birthday } = wanted;
    await updatePerson(tx, playerId, { ...names, userTheme, language, sex, birthday });
    if (Object.keys(names).length > 0 || birthday !== undefined)
      await appendFacts(tx, [{ playerId, topic: 'account.named', payload: {} }]);
    return undefined;
  });
}

/** The names as they are kept; undefined where one is none. */
function namesOf(wanted: ProfileChange): Pick<ProfileChange, (typeof NAMES)[number]> | undefined {
  const named = NAMES.flatMap((field) => {
    const text = wanted[field];
    return text === undefined ? [] : [[field, text === null ? null : personalName(text)] as const];
  });
  return named.some(([, name]) => name === undefined) ? undefined : Object.fromEntries(named);
}

async function whatIsAgainst(
  { holdsNames }: ChangingParts,
  tx: Tx,
  { playerId, wanted, person, now }: Change,
): Promise<undefined | Refused<typeof operation>> {
  const names = PROVEN_BY_DOCUMENTS.some((field) => wanted[field] !== undefined);
  if (names && (person.verifyLevel > 0 || (await holdsNames(tx, playerId)))) return refuse('field_locked');
  const { birthday } = wanted;
  if (birthday === undefined || birthday === person.birthday) return undefined;
  if (person.birthday !== null) return refuse('field_locked');
  const today = dayIn(REGION_TIME_ZONES[person.region], now);
  if (!isBirthday(birthday, today)) return refuse('invalid_request');
  const age = ageOn(birthday, today);
  // As the strictest of their places asks, also of one that they only wish to be in.
  const wishedRegion = (await findWish(tx, playerId))?.region ?? null;
  const { minimumAge } = rulesInForce({ ...person, wishedRegion });
  if (age >= minimumAge) return undefined;
  if (age < rulesInForce({ ...person, wishedRegion: null }).minimumAge)
    await appendFacts(tx, [{ playerId, topic: 'account.under-age', payload: {} }]);
  return refuse('under_age', { minimumAge });
}

async function changeNickname(
  tx: Tx,
  { playerId, wanted, person, now }: Change,
): Promise<undefined | Refused<typeof operation>> {
  if (wanted.nickname === undefined) return undefined;
  const nickname = cleanNickname(wanted.nickname);
  if (nickname === undefined) return refuse('invalid_request');
  if (nickname === person.nickname) return undefined;
  if (!isNicknameAllowed(nickname)) return refuse('nickname_not_allowed');
  const from = nicknameChangeFrom(person.nicknameChangedAt, now);
  if (from) return refuse('nickname_too_soon', { from: from.toISOString() });
  const isFree = await updateNickname(tx, playerId, { nickname, key: nicknameKey(nickname), at: now });
  return isFree ? undefined : refuse('name_taken');
}

/** When a nickname may be changed again; null: now. */
export function nicknameChangeFrom(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const from = new Date(changedAt.getTime() + NICKNAME_CHANGE_EVERY_MS);
  return from > now ? from : null;
}
