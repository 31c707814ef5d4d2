import { randomUUID } from 'node:crypto';
import { beginStop } from '@croupier/contract/people/exclusions';
import { playRound, stepRound } from '@croupier/contract/play/rounds';
import { cancelBonus } from '@croupier/contract/rewards/bonuses';
import { testTape } from '@croupier/contract/site/test-data';
import type { StopTerm } from '@croupier/domain/people/exclusions';
import type { ProviderReport } from '@croupier/domain/money/payments';
import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import { expect } from 'vitest';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { SANDBOX_MERCHANT } from '../../money/payments/feature.ts';
import { signMessage } from '../../money/payments/webhook-signature.ts';
import { bonusesOf } from './bonuses.fixture.ts';

/** The secret of the payment provider in these tests, for their own webhooks. */
export const PSP_SECRET = '5ec2e7'.repeat(10);
export const ATTACKED = { MEMORY_MS: '0', SANDBOX_PSP_SECRET: PSP_SECRET };

/** Rounds of the house's small game. */
export const SPINS: Partial<BonusTerms> = {
  ...{ type: 'GIFT_SPINS', wagerBase: 'WINNINGS' },
  spins: {
    ...{ games: ['sunny-orchard'], rounds: 3, endsAs: 'bonus' },
    stake: { UAH: '200', EUR: '10', KZT: '1000', RON: '50' },
  },
};

export const inAll = (UAH: string) => ({ UAH, EUR: '300', KZT: '100000', RON: '1500' });

/** Ways to attack bonuses, beside those of `bonusesOf`. */
export function attacksOn(site: TestApp) {
  const desk = bonusesOf(site);
  const { owner } = site;
  return {
    ...{ ...desk, ...roundsOf(site), ...cashBoxOf(site) },
    cancel: (player: TestPlayer, id: string) => player.call(cancelBonus, { params: { id }, body: {} }),
    /** As it stands, wherever it is listed. */
    one: async (player: TestPlayer, id: string) =>
      [...(await desk.all(player)), ...(await desk.all(player, true))].find((bonus) => bonus.id === id),
    stop: (player: TestPlayer, term: StopTerm) => player.call(beginStop, { body: { term } }),
    untilRead: () => expect.poll(() => factsAreRead(owner), { timeout: 15_000 }).toBe(true),
    /** How much is taken of what is scarce of a programme, and what its claims come to. */
    scarce: (code: string) =>
      owner.query<{ what: string; used: bigint; claimed: bigint; open: number }>(
        `SELECT u.what, u.used, (SELECT coalesce(sum(c.amount), 0)::bigint FROM programme_claim c
    WHERE c.programme_id = u.programme_id AND c.what = u.what) AS claimed,
  (SELECT count(*)::integer FROM programme_claim c
    WHERE c.programme_id = u.programme_id AND c.what = u.what AND c.settled_at IS NULL) AS open
FROM programme_use u JOIN programme p ON p.id = u.programme_id WHERE p.code = $1 ORDER BY u.what`,
        [code],
      ),
    /** As if the end of what is under way had passed. */
    expire: (player: TestPlayer, id: string) =>
      Promise.all([
        owner.query(
          `UPDATE bonus_grant SET expires_at = now() - interval '1 second' WHERE player_id = $1 AND id = $2`,
          [player.id, id],
        ),
        owner.query(
          `UPDATE bonus SET expires_at = now() - interval '1 second' WHERE player_id = $1 AND id = $2`,
          [player.id, id],
        ),
      ]),
    /** Sets off calls that all wait for what the test holds, so that they stand where the race is. */
    together: async <T>(
      lock: [text: string, values: unknown[]],
      begin: () => Promise<T>[],
      waiting?: number,
    ) => {
      const begun = await owner.transaction(async (tx) => {
        await tx.query(...lock);
        const all = begin();
        await untilWaitingForLocks(owner, waiting ?? all.length);
        return { all };
      });
      return Promise.all(begun.all);
    },
  };
}

export type Attacks = ReturnType<typeof attacksOn>;

const roundsOf = (site: TestApp) => ({
  /** Opens a round of shells with one urchin, in the last one, and leaves it open. */
  openReef: async (player: TestPlayer, stakeMinor: string) => {
    const body = { playerId: String(player.id), game: 'pearl-reef', rounds: [[24]] };
    await site.call(testTape, { body });
    const key = randomUUID();
    const bet = { key, game: 'pearl-reef', mode: 'traps-1', stakeMinor, kind: 'real' } as const;
    expect(await player.call(playRound, { body: bet })).toMatchObject({ state: 'open' });
    return key;
  },
  /** Takes one shell, and what it pays. */
  leaveReef: async (player: TestPlayer, id: string) => {
    await player.call(stepRound, { params: { id }, body: { step: 0, choice: [0] } });
    return player.call(stepRound, { params: { id }, body: { step: 1, choice: [] } });
  },
});

const cashBoxOf = (site: TestApp) => ({
  /** The newest pay-in first. */
  payIns: async (player: TestPlayer) =>
    (
      await site.owner.query<{ id: string }>(
        'SELECT id FROM pay_in WHERE player_id = $1 ORDER BY created_at DESC',
        [player.id],
      )
    ).map(({ id }) => id),
  /** The provider's news of a pay-in: that it is paid, where nothing else is said. */
  paid: async (
    payIn: string,
    amountMinor: string,
    event = randomUUID(),
    type: ProviderReport = 'pay-in.paid',
  ) => {
    const body = JSON.stringify({
      ...{ type, paymentId: `p-${payIn}`, merchantReference: payIn },
      ...{ merchant: SANDBOX_MERCHANT, amountMinor, currency: 'UAH' },
    });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = signMessage({ id: event, timestamp, body }, PSP_SECRET);
    const answer = await site.request('/api/payments/webhooks/sandbox', {
      ...{ method: 'POST', body },
      headers: {
        'content-type': 'application/json',
        ...{ 'webhook-id': event, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
      },
    });
    return answer.status;
  },
});
