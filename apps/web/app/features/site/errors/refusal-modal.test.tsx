import { PLAY_RULES, type PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import RefusalModal from './refusal-modal.tsx';

const OF_AMOUNTS = ['stake_limit', 'loss_limit', 'stake_maximum', 'bonus_stake_maximum'] as const;
/** What the house may set. */
const BY_HOUSE = ['stake_limit', 'loss_limit', 'break'] as const;

function refusalOf(rule: PlayRuleRefusal['rule']): PlayRuleRefusal {
  const ofAmount = (OF_AMOUNTS as readonly string[]).includes(rule);
  return {
    ...{ rule, period: null, currency: 'UAH', leftMinor: '700', until: '2026-05-01T10:00:00.000Z' },
    limitMinor: ofAmount ? '2500' : null,
  };
}

for (const language of LANGUAGES)
  test(`each rule that is against a stake says in ${language} which it is, and that nothing was staked`, async () => {
    const sentences = new Set<string>();
    for (const rule of PLAY_RULES) {
      const refusal = <RefusalModal data={refusalOf(rule)} onClose={() => undefined} />;
      const { text, unmount, getByText } = await renderScreen(refusal, { language });
      const said = getByText((shown) => shown.endsWith(text('errors.refused.safe'))).textContent;
      expect(said).toContain('2026');
      if ((OF_AMOUNTS as readonly string[]).includes(rule)) expect(said).toMatch(/25/);
      expect(said).not.toContain(text('errors.refused.text'));
      sentences.add(said);
      unmount();
    }
    for (const rule of BY_HOUSE) {
      const refusal = { ...refusalOf(rule), byHouse: true };
      const { text, unmount, getByText } = await renderScreen(
        <RefusalModal data={refusal} onClose={() => undefined} />,
        { language },
      );
      sentences.add(getByText((shown) => shown.endsWith(text('errors.refused.safe'))).textContent);
      unmount();
    }
    expect(sentences.size).toBe(PLAY_RULES.length + BY_HOUSE.length);
  });
