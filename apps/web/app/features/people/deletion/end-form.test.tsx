import { deleteAccount, type DeletionStanding } from '@croupier/contract/people/deletion';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { EndForm } from './end-form.tsx';

const NOTHING: DeletionStanding = {
  inUse: null,
  bonuses: [],
  giftRounds: 0,
  eraseAt: '2026-12-01T10:00:00.000Z',
};
const GIVEN: DeletionStanding = {
  ...NOTHING,
  bonuses: [{ currency: 'UAH', amountMinor: '5000' }],
  giftRounds: 3,
};
const isOff = (element: HTMLElement) => (element as HTMLButtonElement).disabled;

for (const language of LANGUAGES)
  test(`what is given up is named, and each word is said, before anything can be pressed, in ${language}`, async () => {
    const screen = await renderScreen(<EndForm standing={GIVEN} onChanged={() => {}} />, { language });
    const [gifts, sure] = screen.getAllByRole('checkbox');
    expect(gifts!.closest('label')!.textContent).toContain('50');
    expect(gifts!.closest('label')!.textContent).toContain('3');
    const submit = screen.getByRole('button', { name: screen.text('deletion.end.submit') });
    expect(isOff(submit)).toBe(true);
    await screen.user.click(sure!);
    expect(isOff(submit)).toBe(true);
    await screen.user.click(gifts!);
    expect(isOff(submit)).toBe(false);
  });

test('what changed meanwhile is said, and looked at anew', async () => {
  const house = fakeNetwork();
  house.refuses(deleteAccount, { status: 409, key: 'conflict' });
  const changed = vi.fn();
  const screen = await renderScreen(<EndForm standing={NOTHING} onChanged={changed} />);
  await screen.user.click(screen.getByRole('checkbox'));
  await screen.user.click(screen.getByRole('button', { name: screen.text('deletion.end.submit') }));
  await screen.findByText(screen.text('deletion.errors.conflict'));
  expect(changed).toHaveBeenCalledOnce();
  expect(house.asked(deleteAccount)).toHaveLength(1);
});
