import { endOtherSessions, endSession, listSessions, type Session } from '@croupier/contract/people/players';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SessionsCard } from './sessions-card.tsx';

const AT = '2026-11-24T10:00:00.000Z';
const session = (id: number, more: Partial<Session> = {}): Session => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  ...{ isThis: false, browser: 'Firefox', system: 'Linux', country: null, network: null },
  ...{ startedAt: AT, lastSeenAt: AT },
  ...more,
});
const LIFE = { idleMinutes: 30, lifetimeDays: 30 };
const OWN = session(1, { isThis: true });

for (const language of LANGUAGES)
  test(`this device is marked and has no end of its own, in ${language}`, async () => {
    const unknown = session(2, { browser: null, system: null });
    fakeNetwork().answers(listSessions, { ...LIFE, sessions: [OWN, unknown] });
    const { text, findByText, getAllByRole } = await renderScreen(<SessionsCard />, { language });
    await findByText(text('sessions.this'));
    await findByText(text('sessions.unknown'));
    expect(getAllByRole('listitem')).toHaveLength(2);
    // One for the other session, and one for all others.
    expect(getAllByRole('button')).toHaveLength(2);
  });

test('what is ended is gone, and said', async () => {
  const house = fakeNetwork();
  house.answers(listSessions, { ...LIFE, sessions: [OWN, session(2)] });
  house.answers(endSession, { done: true });
  const { text, findByText, findByRole, findAllByRole, user } = await renderScreen(<SessionsCard />);
  const end = await findByRole('button', {
    name: text('sessions.endNamed', { device: 'Firefox, Linux' }),
  });
  house.answers(listSessions, { ...LIFE, sessions: [OWN] });
  await user.click(end);
  await findByText(text('sessions.ended'));
  expect(await findAllByRole('listitem')).toHaveLength(1);
});

test('what could not be loaded can be tried again', async () => {
  const house = fakeNetwork();
  house.refuses(listSessions, { status: 500, key: 'internal' });
  const { text, findByRole, findByText, user } = await renderScreen(<SessionsCard />);
  const retry = await findByRole('button', { name: text('sessions.retry') });
  house.answers(listSessions, { ...LIFE, sessions: [OWN] });
  await user.click(retry);
  await findByText(text('sessions.this'));
});

test('who is nowhere else has nothing to end', async () => {
  const house = fakeNetwork();
  house.answers(listSessions, { ...LIFE, sessions: [OWN] });
  const { findByText, text, queryByRole } = await renderScreen(<SessionsCard />);
  await findByText(text('sessions.this'));
  expect(queryByRole('button')).toBeNull();
  expect(house.asked(endOtherSessions)).toEqual([]);
});
