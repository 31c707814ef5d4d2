import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from '@croupier/contract/people/passkeys';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen, somePlayer } from '../../../testing/render-screen.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const ID = '00000000-0000-4000-8000-00000000000a';
const PHONE = { id: ID, name: 'Night owl', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null };
const OPTIONS = {
  options: {
    challenge: 'AAAA',
    rp: { name: 'House', id: 'localhost' },
    user: { id: 'MQ', name: 'a', displayName: 'a' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
};

/** What a device answers when it made a passkey. */
const bytes = new Uint8Array([1, 2, 3]).buffer;
const MADE = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: { attestationObject: bytes, clientDataJSON: bytes },
  getClientExtensionResults: () => ({}),
};

const hasDevice = (create: () => Promise<unknown>) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
};

beforeEach(() => hasDevice(() => Promise.resolve(MADE)));
afterEach(() => vi.unstubAllGlobals());

const open = (language: Language = 'en') =>
  renderScreen(<PasskeysCard />, { profile: somePlayer(), language });

test.each(LANGUAGES)(
  'in %s a passkey is made under a name, listed, and removed by its name',
  async (language) => {
    const house = fakeNetwork();
    house.answers(listPasskeys, { passkeys: [] });
    house.answers(passkeyOptions, OPTIONS);
    house.answers(addPasskey, { passkeys: [PHONE] });
    house.answers(removePasskey, { passkeys: [] });
    const { user, text, ...screen } = await open(language);
    await screen.findByText(text('passkeys.none'));
    await user.type(screen.getByLabelText(text('passkeys.field')), 'Night owl');
    await user.click(screen.getByRole('button', { name: text('passkeys.add') }));
    await screen.findByText('Night owl');
    await screen.findByText(text('passkeys.added'));
    expect(house.asked(addPasskey)).toMatchObject([{ name: 'Night owl', credential: { id: 'AQID' } }]);
    await user.click(
      screen.getByRole('button', { name: text('passkeys.removeNamed', { name: 'Night owl' }) }),
    );
    await screen.findByText(text('passkeys.none'));
  },
);

test('a name of nothing is the name that the field suggests', async () => {
  const house = fakeNetwork();
  house.answers(listPasskeys, { passkeys: [] });
  house.answers(passkeyOptions, OPTIONS);
  house.answers(addPasskey, { passkeys: [PHONE] });
  const { user, text, ...screen } = await open();
  await screen.findByText(text('passkeys.none'));
  await user.type(screen.getByLabelText(text('passkeys.field')), '   ');
  await user.click(screen.getByRole('button', { name: text('passkeys.add') }));
  await screen.findByText(text('passkeys.added'));
  expect(house.asked(addPasskey)).toMatchObject([{ name: text('passkeys.placeholder') }]);
});

test('a device whose owner closed the question made none, and nothing is sent', async () => {
  const house = fakeNetwork();
  house.answers(listPasskeys, { passkeys: [] });
  house.answers(passkeyOptions, OPTIONS);
  hasDevice(() => Promise.reject(new DOMException('closed', 'NotAllowedError')));
  const { user, text, ...screen } = await open();
  await screen.findByText(text('passkeys.none'));
  await user.click(screen.getByRole('button', { name: text('passkeys.add') }));
  await screen.findByText(text('passkeys.errors.device'));
  expect(house.asked(addPasskey)).toEqual([]);
});

test('the last way in stays, and says why', async () => {
  const house = fakeNetwork();
  house.answers(listPasskeys, { passkeys: [PHONE] });
  house.refuses(removePasskey, { status: 409, key: 'conflict' });
  const { user, text, ...screen } = await open();
  await user.click(
    await screen.findByRole('button', { name: text('passkeys.removeNamed', { name: 'Night owl' }) }),
  );
  await screen.findByText(text('passkeys.errors.lastWay'));
  expect(screen.getByText('Night owl')).toBeDefined();
});

test('a browser without passkeys says so and offers none; a list that did not come is asked for again', async () => {
  vi.unstubAllGlobals();
  const house = fakeNetwork();
  house.refuses(listPasskeys, { status: 500, key: 'internal_error' });
  const { user, text, ...screen } = await open();
  await screen.findByText(text('passkeys.unsupported'));
  expect(screen.queryByRole('button', { name: text('passkeys.add') })).toBeNull();
  const retry = await screen.findByRole('button', { name: text('passkeys.retry') });
  house.answers(listPasskeys, { passkeys: [PHONE] });
  await user.click(retry);
  await screen.findByText('Night owl');
});
