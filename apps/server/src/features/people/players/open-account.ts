import { randomInt } from 'node:crypto';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Brand } from '@croupier/domain/site/brands';
import { REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { balancesOf, mustPost, openAccounts } from '../../money/ledger/feature.ts';
import { insertPlayer } from './players-store.ts';

export interface NewAccount {
  /** Empty where it is opened with a phone. */
  email: string;
  /** The phone that it is opened with; it is only claimed. */
  phoneClaim?: string | undefined;
  /** `1990-02-28`, of somebody who may play there. */
  birthday?: string | undefined;
  /** By whose invitation, where it names one. */
  referralCode?: string | undefined;
  passwordHash: string;
  region: RegionId;
  /** Nobody has chosen it: the site took it for the likely one. */
  regionAssumed?: boolean | undefined;
  language: Language;
  brand?: Brand | undefined;
  /** People of the house try things with it: figures leave it out. */
  testAccount?: true;
  /** Its e-mail, or its phone, is only claimed: nobody has answered its letter or its code yet. */
  unanswered?: boolean;
  now: Date;
}

/**
 * Opens an account with its balances in the region's currency and the play money a new player starts with.
 * @returns the player's id, or undefined when it shall be answered and the e-mail has an owner already (nothing is changed then).
 */
export async function openAccount(tx: Tx, account: NewAccount): Promise<bigint | undefined> {
  const pack = REGIONS[account.region];
  const playerId = await insertPlayer(tx, {
    email: account.email.toLowerCase(),
    emailCanonical: account.email === '' ? null : canonicalEmail(account.email),
    phoneClaim: account.phoneClaim ?? null,
    birthday: account.birthday ?? null,
    referralCode: account.referralCode ?? null,
    passwordHash: account.passwordHash,
    nickname: newNickname(),
    region: account.region,
    regionAssumed: account.regionAssumed ?? false,
    language: account.language,
    brand: account.brand ?? 'rino',
    ageConfirmed: pack.minimumAge,
    testAccount: account.testAccount ?? false,
    emailVerifiedAt: account.unanswered || account.email === '' ? null : account.now,
    now: account.now,
  });
  if (playerId === undefined) return undefined;
  await appendFacts(tx, [{ playerId, topic: 'account.opened', payload: {} }]);
  if (account.referralCode !== undefined)
    await appendFacts(tx, [{ playerId, topic: 'account.invited', payload: {} }]);
  await openBalances(tx, playerId, account.region);
  return playerId;
}

/**
 * Opens the balances of a region's currency, with the opening play money the first time. Safe to repeat: the grant's
 * key says for whom and in which currency it is.
 */
export async function openBalances(tx: Tx, playerId: bigint, region: RegionId): Promise<void> {
  const { currency, openingPlayMinor } = REGIONS[region];
  const held = await balancesOf(tx, playerId);
  if (held.some((balance) => balance.currency === currency)) return;
  await openAccounts(tx, [{ playerId, currency }]);
  if (openingPlayMinor === 0n) return;
  await mustPost(tx, {
    playerId,
    currency,
    key: derivedUuid(`opening-grant ${playerId} ${currency}`),
    operation: 'opening-grant',
    transfers: [
      {
        from: { owner: 'house', name: 'play-issue' },
        to: { owner: 'player', kind: 'play' },
        amountMinor: openingPlayMinor,
      },
    ],
  });
}

/** Says nothing about the player, not even how many there are. No letter or digit that looks like another. */
const NICKNAME_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newNickname(): string {
  const signs = Array.from({ length: 6 }, () => NICKNAME_SIGNS[randomInt(NICKNAME_SIGNS.length)]);
  return `player-${signs.join('')}`;
}
