import { saveLabels } from '@croupier/contract/site/labels';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { openedAt } from '../../../lib/opened-at.ts';
import { useProfile } from '../../../lib/session.ts';
import { forgetLabels, keepLabels, keepPromo, readLabels } from './kept-labels.ts';
import { forgetRegistration, wasRegistered } from './registered.ts';

const CODE_LENGTH_MAX = 40;
/** As codes of promotions are written. */
const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Keeps by which link somebody came, and tells the house of it once they are a player. Renders nothing. */
export default function LabelsCompanion() {
  const playerId = useProfile()?.id;
  useEffect(() => {
    // Of the address as it was opened: no page is rendered by these keys.
    const labels = (openedAt() ?? new URL(location.href)).searchParams;
    keepLabels(labels, new Date());
    const code = labels.get('promo');
    if (code) void lookUp(code);
  }, []);
  useEffect(() => {
    if (playerId === undefined) return;
    const kept = readLabels();
    if (kept) void send(kept);
    // The account was opened without one: a link that comes later is not the one it was opened by.
    else forgetRegistration();
  }, [playerId]);
  return null;
}

async function send(kept: NonNullable<ReturnType<typeof readLabels>>): Promise<void> {
  try {
    await call(saveLabels, { body: { ...kept, isRegistration: wasRegistered() } });
    forgetLabels();
    forgetRegistration();
  } catch {
    // With the next document, then.
  }
}

/** Whether the house has the promotion that the link named. What it cannot say now it is asked when the link is followed again. */
async function lookUp(code: string): Promise<void> {
  const status = CODE.test(code) ? await statusOf(code) : 404;
  if (status === 200) keepPromo({ code, state: 'exist' });
  if (status === 404) keepPromo({ code: code.slice(0, CODE_LENGTH_MAX), state: 'not found' });
}

const statusOf = (code: string): Promise<number> =>
  fetch(`/api/promotions/v2/${code}`).then(
    ({ status }) => status,
    () => 0,
  );
