import { PLAY_RULES, type PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test, vi } from 'vitest';
import { closeAllModals, isOpen } from '../../../lib/modals.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import RefusalModal from './refusal-modal.tsx';

const OF_AMOUNTS = ['stake_limit', 'loss_limit', 'stake_maximum', 'bonus_stake_maximum'] as const;
/** What asks something has a screen of its own (`reality-checks/check-modal`), and a level is about more than stakes. */
const SAID = PLAY_RULES.filter((rule) => rule !== 'reality_check' && rule !== 'verify_level');
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
    fakeNetwork();
    const sentences = new Set<string>();
    for (const rule of SAID) {
      const refusal = <RefusalModal data={refusalOf(rule)} onClose={() => undefined} />;
      const { text, unmount, findByText } = await renderScreen(refusal, { language });
      const said = (await findByText((shown) => shown.endsWith(text('errors.refused.safe')))).textContent;
      expect(said).toContain('2026');
      if ((OF_AMOUNTS as readonly string[]).includes(rule)) expect(said).toMatch(/25/);
      expect(said).not.toContain(text('errors.refused.text'));
      sentences.add(said);
      unmount();
    }
    for (const rule of BY_HOUSE) {
      const refusal = { ...refusalOf(rule), byHouse: true };
      const { text, unmount, findByText } = await renderScreen(
        <RefusalModal data={refusal} onClose={() => undefined} />,
        { language },
      );
      const said = await findByText((shown) => shown.endsWith(text('errors.refused.safe')));
      sentences.add(said.textContent);
      unmount();
    }
    expect(sentences.size).toBe(SAID.length + BY_HOUSE.length);
  });

for (const language of LANGUAGES)
  test(`who has shown too little of themselves reads in ${language} what to bring, and is led where it is brought`, async () => {
    fakeNetwork();
    const told = new Set<string>();
    for (const [level, proof] of ['identity', 'address', 'face'].entries()) {
      const data = { ...refusalOf('verify_level'), verify: { level, needed: level + 1 } };
      const { text, unmount, ...screen } = await renderScreen(
        <RefusalModal data={data} onClose={() => undefined} />,
        { language },
      );
      const sentence = [
        text('errors.refused.verifyLevel', { proof }),
        text('errors.refused.verifySafe'),
      ].join(' ');
      screen.getByText(sentence);
      const way = screen.getByRole('link', { name: text('errors.refused.toDocuments') });
      expect(way.getAttribute('href')).toBe(`/${language}/documents`);
      told.add(sentence);
      unmount();
    }
    expect(told.size).toBe(3);
  });

test('where a document is being looked at, that is said too', async () => {
  fakeNetwork();
  const data = { ...refusalOf('verify_level'), verify: { level: 0, needed: 1 } };
  const { text, ...screen } = await renderScreen(<RefusalModal data={data} onClose={() => undefined} />, {
    profile: somePlayer({ verifyStatus: 'PENDING' }),
  });
  screen.getByText((shown) => shown.includes(text('errors.refused.verifyWaits')));
});

test('a check that stands in the way is the one that the table opens, and there is no other over it', async () => {
  const onClose = vi.fn();
  await renderScreen(<RefusalModal data={refusalOf('reality_check')} onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(isOpen('reality-check')).toBe(true);
  closeAllModals();
});
