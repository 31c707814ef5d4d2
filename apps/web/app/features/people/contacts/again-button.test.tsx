import { sendVerifyEmail } from '@croupier/contract/people/contacts';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AgainButton } from './again-button.tsx';
import { askAgain } from './contacts-queries.ts';

test.each(LANGUAGES)(
  'in %s it says how long it waits, to whoever cannot see it as well, and asks nothing meanwhile',
  async (language) => {
    const house = fakeNetwork();
    house.answers(sendVerifyEmail, { againAt: new Date(Date.now() + 180_000).toISOString() });
    const { user, text, ...screen } = await renderScreen(
      <AgainButton id={`verify-email ${language}`} label="Again" send={askAgain} />,
      { language },
    );
    const button = screen.getByRole('button', { name: 'Again' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await user.click(button);
    await screen.findByText(text('contacts.again.sent'));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(house.asked(sendVerifyEmail)).toHaveLength(1);
  },
);
