import { chooseAvatar, removeAvatar, uploadAvatar } from '@croupier/contract/people/avatars';
import { AVATAR_BYTES_MAX } from '@croupier/domain/people/avatars';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import AvatarModal from './avatar-modal.tsx';

const onClose = vi.fn();

test('a drawing is chosen by a press, and taken away by another', async () => {
  const house = fakeNetwork();
  house.answers(chooseAvatar, ({ drawn }) => somePlayer({ avatar: `/avatars/${drawn}.svg` }));
  house.answers(removeAvatar, somePlayer());
  const { user, text, ...screen } = await renderScreen(<AvatarModal onClose={onClose} />, {
    profile: somePlayer(),
  });
  const owl = screen.getByRole('button', { name: text('avatars.names.owl'), hidden: true });
  await user.click(owl);
  await expect.poll(() => owl.getAttribute('aria-pressed')).toBe('true');
  expect(house.asked(chooseAvatar)).toEqual([{ drawn: 'owl' }]);
  await user.click(screen.getByText(text('avatars.remove')));
  await expect.poll(() => owl.getAttribute('aria-pressed')).toBe('false');
});

test('a file that is too large is not sent, one that cannot be read is said to be so', async () => {
  const house = fakeNetwork();
  house.refuses(uploadAvatar, { status: 422, key: 'picture_unreadable' });
  const { user, text, ...screen } = await renderScreen(<AvatarModal onClose={onClose} />, {
    profile: somePlayer(),
  });
  const input = screen.getByLabelText(text('avatars.upload'), { selector: 'input' });
  await user.upload(
    input,
    new File([new Uint8Array(AVATAR_BYTES_MAX + 1)], 'big.png', { type: 'image/png' }),
  );
  await screen.findByText(text('avatars.failed.tooLarge'));
  expect(house.asked(uploadAvatar)).toEqual([]);
  await user.upload(input, new File(['no picture'], 'no.png', { type: 'image/png' }));
  await screen.findByText(text('avatars.failed.unreadable'));
});
