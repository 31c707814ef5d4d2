import { stepUp, stepUpPasskeyOptions, stepUpWays } from '@croupier/contract/people/step-up';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import StepUpModal from './step-up-modal.tsx';

const BY_LETTER = {
  hasPasskey: false,
  codes: [{ channel: 'email', to: 'a•••@mail.example' }],
  byPassword: false,
} as const;
const BY_PASSWORD = { hasPasskey: false, codes: [], byPassword: true };

afterEach(() => vi.unstubAllGlobals());

async function open(house: ReturnType<typeof fakeNetwork>, language: Language = 'en') {
  const onProven = vi.fn();
  const onClose = vi.fn();
  const screen = await renderScreen(<StepUpModal data={onProven} onClose={onClose} />, {
    profile: somePlayer(),
    language,
  });
  return { ...screen, house, onProven, onClose };
}

test.each(LANGUAGES)(
  'in %s a code is offered to where it says, typed, and what was asked for goes on',
  async (language) => {
    const house = fakeNetwork();
    house.answers(stepUpWays, { ...BY_LETTER, codes: [...BY_LETTER.codes] });
    house.answers(stepUp, { done: true });
    const { user, text, onProven, onClose, ...screen } = await open(house, language);
    const { to } = BY_LETTER.codes[0];
    await screen.findByRole('button', { name: text('step-up.email', { to }) });
    await user.type(screen.getByLabelText(text('contacts.code.field')), '123456');
    await expect.poll(() => onProven.mock.calls.length).toBe(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(house.asked(stepUp)).toEqual([{ code: '123456' }]);
  },
);

test('a wrong code says how many tries are left, proves nothing and closes nothing', async () => {
  const house = fakeNetwork();
  house.answers(stepUpWays, { ...BY_LETTER, codes: [...BY_LETTER.codes] });
  house.refuses(stepUp, { status: 401, key: 'wrong_code', details: { triesLeft: 3 } });
  const { user, text, onProven, onClose, ...screen } = await open(house);
  await user.type(await screen.findByLabelText(text('contacts.code.field')), '123456');
  await screen.findByText(text('contacts.code.wrong', { count: 3 }));
  expect([onProven.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

test('who has neither a passkey nor an answered address is told what to do first', async () => {
  const house = fakeNetwork();
  house.answers(stepUpWays, { hasPasskey: false, codes: [], byPassword: false });
  const { text, ...screen } = await open(house);
  expect((await screen.findByRole('alert')).textContent).toBe(text('step-up.none'));
  expect(screen.queryByLabelText(text('contacts.code.field'))).toBeNull();
});

test('with passkeys alone no code is asked for; a device that gives no answer changes nothing', async () => {
  const house = fakeNetwork();
  house.answers(stepUpWays, { hasPasskey: true, codes: [], byPassword: false });
  house.answers(stepUpPasskeyOptions, { options: { challenge: 'AAAA', allowCredentials: [] } });
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => Promise.reject(new DOMException('closed', 'NotAllowedError')) },
  });
  const { user, text, onProven, ...screen } = await open(house);
  await user.click(await screen.findByRole('button', { name: text('step-up.passkey') }));
  await screen.findByText(text('step-up.passkeyFailed'));
  expect(screen.queryByLabelText(text('contacts.code.field'))).toBeNull();
  expect([house.asked(stepUp), onProven.mock.calls]).toEqual([[], []]);
});

test('ways that could not be looked up are looked up again', async () => {
  const house = fakeNetwork();
  house.refuses(stepUpWays, { status: 500, key: 'internal_error' });
  const { user, text, ...screen } = await open(house);
  const retry = await screen.findByRole('button', { name: text('step-up.retry') });
  house.answers(stepUpWays, { hasPasskey: false, codes: [], byPassword: false });
  await user.click(retry);
  await screen.findByText(text('step-up.none'));
});

test('closing the question proves nothing', async () => {
  const house = fakeNetwork();
  house.answers(stepUpWays, { ...BY_LETTER, codes: [...BY_LETTER.codes] });
  const { user, text, onProven, onClose, ...screen } = await open(house);
  await user.click(await screen.findByRole('button', { name: text('step-up.cancel') }));
  expect(onClose).toHaveBeenCalled();
  expect(onProven).not.toHaveBeenCalled();
});

test.each(LANGUAGES)(
  'in %s who has neither types the password again, and a wrong one is told',
  async (language) => {
    const house = fakeNetwork();
    house.answers(stepUpWays, BY_PASSWORD);
    house.refuses(stepUp, { status: 401, key: 'wrong_credentials' });
    const { user, text, onProven, onClose, ...screen } = await open(house, language);
    const field = await screen.findByLabelText(text('step-up.password'));
    await user.type(field, 'not mine{Enter}');
    await screen.findByText(text('step-up.passwordWrong'));
    expect([field, onProven.mock.calls]).toMatchObject([{ value: '' }, []]);
    house.answers(stepUp, { done: true });
    await user.type(field, 'a quiet river');
    await user.click(screen.getByRole('button', { name: text('step-up.passwordSubmit') }));
    await expect.poll(() => onProven.mock.calls.length).toBe(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(house.asked(stepUp)).toEqual([{ password: 'not mine' }, { password: 'a quiet river' }]);
  },
);
