import { login, signUp } from '@croupier/contract/people/players';
import { registrationConfigs } from '@croupier/contract/site/sites';
import { act, fireEvent } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { keepPromo } from '../../site/labels/kept-labels.ts';
import SignUpPage from './sign-up-page.tsx';

const PROPS = { loaderData: { games: [], networks: [] } } as unknown as ComponentProps<typeof SignUpPage>;
const PASSWORD = 'a quiet green river';
const UA = {
  phones: [{ country: 'UA', callingCode: '+380' }],
  countries: ['UA'],
  currencies: [{ code: 'UAH' as const, symbol: '₴', shortName: 'грн', scale: 2 }],
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function openForm(language: 'en' | 'ua' = 'en') {
  const screen = await renderScreen(<SignUpPage {...PROPS} />, { path: `/${language}/sign-up`, language });
  const { text, user } = screen;
  const field = (key: string) =>
    screen.getByLabelText(text(`players.fields.${key}`), { selector: 'input:not([type="radio"])' });
  const fill = async (address: { email: string } | { phone: string }, birthday = '1990-05-20') => {
    if ('phone' in address) {
      await user.click(screen.getByRole('radio', { name: text('players.signUp.byPhone') }));
      await user.type(await screen.findByLabelText(text('players.fields.phone')), address.phone);
    } else await user.type(field('email'), address.email);
    await user.type(field('password'), PASSWORD);
    fireEvent.change(field('birthday'), { target: { value: birthday } });
  };
  const submit = () => user.click(screen.getByRole('button', { name: text('players.signUp.submit') }));
  return { ...screen, field, fill, submit };
}

test('a phone is sent as it was typed, with its country, and its code is typed next', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const house = fakeNetwork();
  house.answers(registrationConfigs, UA);
  house.answers(signUp, { created: true, login: '+380671234567' });
  house.answers(login, { authenticated: true });
  const { fill, submit, findByRole } = await openForm();
  await fill({ phone: '067 123 45 67' });
  await findByRole('option', { name: /\+380/ });
  await submit();
  await expect.poll(() => left.mock.lastCall?.[0]).toBe('/en/otp?redirect=%2Fen%2Fwelcome');
  expect(house.asked(signUp)).toMatchObject([
    { phone: '067 123 45 67', country: 'UA', birthday: '1990-05-20', password: PASSWORD },
  ]);
  expect(house.asked(signUp)[0]).not.toHaveProperty('email');
  expect(house.asked(login)).toEqual([{ username: '+380671234567', password: PASSWORD }]);
});

test.each([
  ['under_age', { minimumAge: 21 }, 'birthday', 'players.problems.underAge', { age: 21 }],
  ['wrong_promo_code', { reason: 'expired' }, 'promo', 'players.problems.promo.expired', {}],
  ['invalid_request', { field: 'birthday' }, 'birthday', 'players.problems.birthdayInvalid', {}],
] as const)(
  '%s %o is told beside its field, and the form can be sent again',
  async (key, details, name, said, values) => {
    const house = fakeNetwork();
    house.refuses(signUp, { status: 422, key, details });
    const { field, fill, submit, text, user, ...screen } = await openForm();
    await fill({ email: 'new@mail.example' });
    await user.click(screen.getByText(text('players.signUp.promo')));
    await user.type(field('promo'), 'Spring-1');
    await submit();
    await screen.findByText(text(said, values));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(house.asked(signUp)).toMatchObject([{ promoCode: 'Spring-1' }]);
    await submit();
    await expect.poll(() => house.asked(signUp).length).toBe(2);
  },
);

test('nothing typed, and what no code looks like, is not sent', async () => {
  const house = fakeNetwork();
  const { fill, field, submit, text, user, ...screen } = await openForm('ua');
  await submit();
  await screen.findByText(text('players.problems.birthdayRequired'));
  await fill({ email: 'new@mail.example' });
  await user.click(screen.getByText(text('players.signUp.promo')));
  await user.type(field('promo'), 'весна!');
  await submit();
  await screen.findByText(text('players.problems.promo.unknown'));
  expect(house.asked(signUp)).toEqual([]);
});

test('where no code can be sent a phone is not asked for', async () => {
  const house = fakeNetwork();
  house.answers(registrationConfigs, { ...UA, phones: [] });
  const { text, user, ...screen } = await openForm();
  await user.click(screen.getByRole('radio', { name: text('players.signUp.byPhone') }));
  await screen.findByText(text('players.signUp.noPhones'));
  expect(screen.queryByLabelText(text('players.fields.phone'))).toBeNull();
});

test('the code of a link is in the form, seen, and sent; one that the house has not is not', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const house = fakeNetwork();
  house.answers(signUp, { created: true, login: 'a@mail.example' });
  house.answers(login, { authenticated: true });
  keepPromo({ code: 'autumn-1', state: 'not found' });
  const { field, fill, submit } = await openForm();
  expect(field('promo')).toHaveProperty('value', '');
  // Looked up while the form is there already.
  act(() => keepPromo({ code: 'spring-1', state: 'exist' }));
  expect(field('promo')).toHaveProperty('value', 'spring-1');
  expect(field('promo').closest('details')).toHaveProperty('open', true);
  await fill({ email: 'a@mail.example' });
  await submit();
  await expect.poll(() => house.asked(signUp)).toMatchObject([{ promoCode: 'spring-1' }]);
});

test('what is typed stays where the code of a link comes late', async () => {
  fakeNetwork();
  const { user, text, field, ...screen } = await openForm();
  await user.click(screen.getByText(text('players.signUp.promo')));
  await user.type(field('promo'), 'mine-1');
  act(() => keepPromo({ code: 'spring-1', state: 'exist' }));
  expect(field('promo')).toHaveProperty('value', 'mine-1');
});

test('a region that nobody has chosen is sent as the likely one; one of the form, or of an edition chosen before, is not', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const send = async (choose: (form: Awaited<ReturnType<typeof openForm>>) => unknown) => {
    const house = fakeNetwork();
    house.answers(signUp, { created: true, login: 'a@mail.example' });
    house.answers(login, { authenticated: true });
    const form = await openForm();
    await form.fill({ email: 'a@mail.example' });
    await choose(form);
    await form.submit();
    await expect.poll(() => house.asked(login)).toHaveLength(1);
    form.unmount();
    const [asked] = house.asked(signUp);
    return [asked!.region, asked!.regionAssumed];
  };
  const forget = () => (document.cookie = 'region=; Path=/; Max-Age=0');
  forget();
  expect(await send(() => undefined)).toEqual(['UA', true]);
  // The account's region is the browser's from then on.
  expect(await send(() => undefined)).toEqual(['UA', false]);
  forget();
  expect(await send(({ user, getByRole }) => user.selectOptions(getByRole('combobox'), 'EU'))).toEqual([
    'EU',
    false,
  ]);
  forget();
});
