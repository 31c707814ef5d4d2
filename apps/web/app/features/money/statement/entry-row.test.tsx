import type { StatementEntry } from '@croupier/contract/money/statement';
import { REWARD_SOURCES } from '@croupier/domain/rewards/rewards';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { EntryRow } from './entry-row.tsx';

const ID = '0b0e7d3e-0000-4000-8000-000000000001';
const ENTRY: StatementEntry = {
  ...{ number: 1, at: '2026-12-01T10:00:00.000Z', reason: 'other', operation: 'other' },
  ...{ amountMinor: '100', beforeMinor: '0', afterMinor: '100', game: null, roundId: null },
  ...{ payInId: null, payOutId: null, source: null, code: null, givenId: null },
};

async function linksOf(change: Partial<StatementEntry>, language: (typeof LANGUAGES)[number] = 'en') {
  const screen = await renderScreen(<EntryRow entry={{ ...ENTRY, ...change }} currency="UAH" />, {
    language,
  });
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  screen.unmount();
  return { links, text: screen.text };
}

test.each(LANGUAGES)('in %s an entry leads to its payment and to what gave it', async (language) => {
  const payOut = await linksOf({ reason: 'pay-out', payOutId: ID }, language);
  expect(payOut.links).toEqual([[payOut.text('statement.toPayOut'), `/${language}/profile/pay-outs/${ID}`]]);
  const back = await linksOf({ reason: 'chargeback', payInId: ID }, language);
  expect(back.links).toEqual([
    [back.text('statement.toPayment'), `/${language}/payment-verification?id=${ID}`],
  ]);
  const reward = await linksOf({ reason: 'reward', source: 'wheel', code: 'big', givenId: ID }, language);
  expect(reward.links).toEqual([[reward.text('rewards.source.wheel'), `/${language}/wheel`]]);
});

test('names every mechanic, and links none that has no page', async () => {
  for (const source of REWARD_SOURCES) {
    const { links, text } = await linksOf({ reason: 'reward', source });
    expect(text(`rewards.source.${source}`)).not.toContain('rewards.');
    expect(links).toHaveLength(['survey', 'goal', 'operator'].includes(source) ? 0 : 1);
  }
});
