import { me, updateProfile, type Profile } from '@croupier/contract/people/players';
import { VERIFY_STATUSES } from '@croupier/domain/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { useProfile, useRefreshProfile } from '../../../lib/session.ts';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PersonalCard } from './personal-card.tsx';

/** As the profile page has it: with the profile that there is now. */
function CardOfPlayer() {
  const profile = useProfile();
  return profile && <PersonalCard profile={profile} />;
}

test.each(LANGUAGES)(
  'in %s a player changes a name: nothing else is sent, and it is said that it is saved',
  async (language) => {
    const house = fakeNetwork();
    const profile = somePlayer({ lastName: 'Sky', sex: 'female' });
    house.answers(updateProfile, somePlayer({ firstName: 'Anna', lastName: 'Sky', sex: 'female' }));
    const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile, language });
    await user.click(screen.getByRole('button', { name: text('personal.edit') }));
    await user.type(screen.getByLabelText(text('personal.fields.firstName')), ' Anna ');
    await user.click(screen.getByRole('button', { name: text('personal.save') }));
    await expect.poll(() => screen.getByRole('status').textContent).toBe(text('personal.saved'));
    expect(house.asked(updateProfile)).toEqual([{ firstName: 'Anna' }]);
    screen.getByText('Anna Sky');
  },
);

test('a name that was saved stays when an older answer about the player comes after it', async () => {
  const house = fakeNetwork();
  const asked: ((answer: { profile: Profile }) => void)[] = [];
  house.answers(me, () => new Promise((answer) => asked.push(answer)));
  const anna = somePlayer({ firstName: 'Anna' });
  house.answers(updateProfile, anna);
  // As the connection does that is back again.
  function Reconnected() {
    const refresh = useRefreshProfile();
    return <button onClick={() => void refresh()}>back</button>;
  }
  const { user, text, ...screen } = await renderScreen(
    <>
      <CardOfPlayer />
      <Reconnected />
    </>,
    { profile: somePlayer() },
  );
  await user.click(screen.getByText('back'));
  await expect.poll(() => asked.length).toBe(1);
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  await user.type(screen.getByLabelText(text('personal.fields.firstName')), 'Anna');
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await screen.findByText('Anna');
  asked[0]!({ profile: somePlayer() });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!({ profile: anna });
  await expect.poll(() => screen.queryByText('Anna')).not.toBeNull();
});

test('what was said is taken back by an empty field', async () => {
  const house = fakeNetwork();
  house.answers(updateProfile, somePlayer());
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, {
    profile: somePlayer({ lastName: 'Sky' }),
  });
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  await user.clear(screen.getByLabelText(text('personal.fields.lastName')));
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await expect.poll(() => house.asked(updateProfile)).toEqual([{ lastName: null }]);
});

test('what may not be changed stands there with the reason', async () => {
  const profile = somePlayer({ nicknameChangeFrom: '2026-12-24T10:00:00.000Z', birthday: '1990-02-28' });
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile });
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  for (const field of ['nickname', 'birthday'])
    expect((screen.getByLabelText(text(`personal.fields.${field}`)) as HTMLInputElement).readOnly).toBe(true);
  screen.getByText(text('personal.locked.birthday'));
});

test('what is no name is said before it is sent, and a name of somebody else after', async () => {
  const house = fakeNetwork();
  house.refuses(updateProfile, { status: 409, key: 'name_taken' });
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  await user.type(screen.getByLabelText(text('personal.fields.firstName')), 'R2D2');
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await screen.findByText(text('personal.problems.name'));
  expect(house.asked(updateProfile)).toEqual([]);
  await user.clear(screen.getByLabelText(text('personal.fields.firstName')));
  await user.clear(screen.getByLabelText(text('personal.fields.nickname')));
  await user.type(screen.getByLabelText(text('personal.fields.nickname')), 'Lucky Anna');
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await screen.findByText(text('personal.errors.name_taken'));
  expect((screen.getByLabelText(text('personal.fields.nickname')) as HTMLInputElement).value).toBe(
    'Lucky Anna',
  );
});

test('who changes nothing sends nothing', async () => {
  const house = fakeNetwork();
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await screen.findByRole('button', { name: text('personal.edit') });
  expect(house.asked(updateProfile)).toEqual([]);
});

test('a tax number is asked for where the region has one, held against its digits, and shown by its end', async () => {
  const house = fakeNetwork();
  house.answers(updateProfile, somePlayer({ taxNumber: '•••••••691' }));
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile: somePlayer() });
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  const field = screen.getByLabelText(text('personal.fields.rnokpp'));
  await user.type(field, '3184710692');
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await screen.findByText(text('personal.problems.taxNumber'));
  expect(house.asked(updateProfile)).toEqual([]);
  await user.clear(field);
  await user.type(field, '318 471 0691');
  await user.click(screen.getByRole('button', { name: text('personal.save') }));
  await screen.findByText('•••••••691');
  expect(house.asked(updateProfile)).toEqual([{ taxNumber: '318 471 0691' }]);
});

test('other regions ask for none, and a name that documents are held against stays with the reason', async () => {
  const profile = somePlayer({ region: 'EU', namesHeld: true, firstName: 'Anna', lastName: 'Sky' });
  const { user, text, ...screen } = await renderScreen(<CardOfPlayer />, { profile });
  await user.click(screen.getByRole('button', { name: text('personal.edit') }));
  expect(screen.queryByLabelText(text('personal.fields.rnokpp'))).toBeNull();
  const name = screen.getByLabelText(text('personal.fields.lastName')) as HTMLInputElement;
  expect(name.readOnly).toBe(true);
  screen.getByText(text('personal.locked.names'));
});
for (const language of LANGUAGES)
  test(`in ${language} it is said how far the player has shown who they are, and where to go on`, async () => {
    const sentences = new Set<string | null>();
    for (const verifyStatus of VERIFY_STATUSES) {
      const profile = somePlayer({ verifyStatus, verifyLevel: verifyStatus === 'APPROVED' ? 2 : 0 });
      const { text, unmount, ...screen } = await renderScreen(<CardOfPlayer />, { profile, language });
      const row = screen.getByText(text('personal.fields.verified')).parentElement!;
      expect(row.textContent).toContain(text(`personal.verified.${verifyStatus}`));
      expect(row.textContent).toContain(verifyStatus === 'APPROVED' ? '2' : '0');
      expect(row.querySelector('a')?.getAttribute('href')).toBe(`/${language}/documents`);
      sentences.add(row.textContent);
      unmount();
    }
    expect(sentences.size).toBe(VERIFY_STATUSES.length);
  });
