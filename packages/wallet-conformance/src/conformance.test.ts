import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECKS, runConformance } from './index.ts';
import { startWalletDouble, type WalletDouble } from './testing/wallet-double.ts';

/** Each check, and the broken rules that it must see. */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  'signature-over-bytes': ['parsed-body'],
  'signature-missing': ['signature-missing'],
  'signature-wrong-key': ['any-signature'],
  'signature-changed-body': ['body-unsigned'],
  'signature-other-call': ['path-unsigned'],
  'timestamp-old': ['old-timestamp'],
  'timestamp-ahead': ['future-timestamp'],
  'nonce-once': ['nonce-again'],
  authenticate: ['no-player'],
  'token-unknown': ['any-token'],
  'token-expired-no-bet': ['expired-bets'],
  'token-expired-win': ['session-for-wins'],
  'token-expired-rollback': ['session-for-rollbacks'],
  'bet-debits': ['bet-wrong-amount'],
  'bet-repeated': ['bet-again', 'new-answer'],
  'bet-concurrent': ['bet-races', 'bet-again'],
  'bet-id-other-amount': ['any-payload'],
  'id-other-call': ['id-for-any-call'],
  'bets-of-one-round': ['one-bet-a-round'],
  'bets-overdraw': ['overdraft'],
  'bet-insufficient': ['overdraft', 'no-balance-told'],
  'bet-refused-for-good': ['refused-again'],
  'bet-other-currency': ['bet-any-currency'],
  'bet-other-game': ['any-game'],
  'bet-not-an-amount': ['any-amount'],
  'bet-round-of-another': ['shared-rounds'],
  'id-of-another': ['id-of-anyone'],
  'blocked-no-bet': ['blocked-bets'],
  'blocked-settles': ['blocked-unsettled'],
  'game-off': ['off-bets', 'off-unsettled'],
  'limit-no-bet': ['unlimited'],
  'limit-at-once': ['unlimited'],
  'excluded-no-bet': ['excluded-bets'],
  'excluded-settles': ['excluded-unsettled'],
  'win-credits': ['win-wrong-amount'],
  'win-zero': ['no-zero-win'],
  'win-repeated': ['win-again', 'new-answer'],
  'win-concurrent': ['win-races', 'win-again'],
  'win-id-other-amount': ['any-payload'],
  'wins-of-one-round': ['one-win-a-round'],
  'win-needs-bet': ['win-without-bet'],
  'win-before-bet': ['refused-wins-kept', 'win-without-bet'],
  'win-of-another': ['win-of-anyone'],
  'win-other-currency': ['win-any-currency'],
  'rollback-returns': ['rollback-unpaid'],
  'rollback-repeated': ['rollback-again'],
  'rollback-twice': ['returned-twice'],
  'rollback-unknown': ['unknown-rollback-refused'],
  'rollback-tombstone': ['no-tombstone'],
  'rollback-races-bet': ['bet-races'],
  'rollback-then-bet': ['returned-bet-ok'],
  'rollback-then-win': ['void-pays'],
  'rollback-after-win': ['paid-roll-back'],
  'rollback-of-win': ['wins-roll-back'],
  'rollback-of-refused': ['refused-returned'],
  'rollback-of-another': ['rollback-of-anyone'],
  'end-round': ['ended-bets', 'ended-pays', 'ended-rolls-back'],
  'end-round-repeated': ['end-once'],
  'end-round-unknown': ['unknown-end'],
  'win-ends-round': ['end-flag-lost'],
  'open-round-told': ['open-round-untold'],
  'parts-told': ['bonus-untold', 'bonus-beside'],
  'bet-parts': ['bonus-untaken'],
  'bonus-of-first-bet': ['bonus-of-any-bet'],
  'win-parts': ['win-all-own', 'win-rounded-up'],
  'rollback-parts': ['rollback-all-own'],
  'free-round': ['free-charged', 'free-unpaid'],
  'free-round-repeated': ['bet-again'],
  'free-rounds-used-up': ['free-without-end'],
  'free-round-other-stake': ['free-any-stake'],
  'free-round-rollback': ['free-round-lost'],
  'free-rounds-gathered': ['gathered-at-once', 'gathered-unpaid', 'gathered-untold'],
  'free-rounds-gathered-repeated': ['win-again'],
  'free-rounds-cancelled': ['cancelled-bets', 'cancelled-listed', 'gathered-unpaid'],
};

let wallet: WalletDouble;
beforeAll(async () => {
  wallet = await startWalletDouble();
});
afterAll(() => wallet.close());
beforeEach(() => wallet.breakRule(undefined));

test('a wallet that keeps every rule passes every check', async () => {
  const { checks } = await runConformance(wallet.config);
  expect(checks.filter(({ result }) => result !== 'pass')).toEqual([]);
});

test('every check has a fault that it must see', () => {
  expect(Object.keys(FAULTS)).toEqual(CHECKS.map(({ name }) => name));
});

const planted = Object.entries(FAULTS).flatMap(([check, faults]) => faults.map((fault) => [check, fault]));
describe('a broken rule is seen', () => {
  test.each(planted)('%s sees %s', async (check, fault) => {
    wallet.breakRule(fault);
    const { ok, checks } = await runConformance(wallet.config, { only: [check!] });
    expect(checks).toHaveLength(1);
    expect(checks[0]).toMatchObject({ name: check, result: 'fail' });
    expect(ok).toBe(false);
  });
});

test('without a control address what needs it is skipped, and the rest is made with one player', async () => {
  const { control, ...config } = wallet.config;
  const body = JSON.stringify({ action: 'create-session', balanceMinor: '1000000' });
  const answer = await fetch(control!, { method: 'POST', body });
  const { token } = (await answer.json()) as { token: string };
  const { ok, checks } = await runConformance({ ...config, token });
  expect(ok).toBe(true);
  const skipped = checks.filter(({ result }) => result === 'skipped').map(({ name }) => name);
  expect(skipped).toEqual(CHECKS.filter(({ needsControl }) => needsControl).map(({ name }) => name));
});
