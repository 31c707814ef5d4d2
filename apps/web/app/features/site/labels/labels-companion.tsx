import { promoOf } from '@croupier/contract/rewards/bonuses';
import { saveLabels } from '@croupier/contract/site/labels';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import { PROMO_KEY } from '@croupier/domain/site/labels';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { openedWith } from '../../../lib/opened-at.ts';
import { useProfile } from '../../../lib/session.ts';
import { callProving } from '../../people/proof-of-work/call-proving.ts';
import { onConsent, readConsent } from '../consent/consent-choice.ts';
import { forgetLabels, keepLabels, keepPromo, readLabels } from './kept-labels.ts';
import { forgetRegistration, wasRegistered } from './registered.ts';

const CODE_LENGTH_MAX = 40;

/** Keeps by which link somebody came, once they have consented to being counted, and tells the house of it once they are a player. Renders nothing. */
export default function LabelsCompanion() {
  const playerId = useProfile()?.id;
  // Undefined until it was looked at.
  const [isAllowed, setIsAllowed] = useState<boolean>();
  useEffect(() => {
    // Of the address as it was opened: no page is rendered by these keys.
    const labels = openedWith();
    const code = labels.get(PROMO_KEY);
    if (code) void lookUp(code);
    const keep = () => {
      const isAllowed = readConsent() === 'all';
      if (isAllowed) keepLabels(labels, new Date());
      else forgetLabels();
      setIsAllowed(isAllowed);
    };
    keep();
    return onConsent(keep);
  }, []);
  useEffect(() => {
    if (playerId === undefined || isAllowed === undefined) return;
    const kept = readLabels();
    if (kept) void send(kept);
    // The account was opened without one: a link that comes later is not the one it was opened by.
    else forgetRegistration();
  }, [playerId, isAllowed]);
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

/** Whether the house has a promotion of the code that the link named. What it cannot say now it is asked when the link is followed again. */
async function lookUp(typed: string): Promise<void> {
  const code = canonicalPromo(typed);
  if (code === undefined) return keepPromo({ code: typed.slice(0, CODE_LENGTH_MAX), state: 'not found' });
  try {
    const { code: known, state } = await callProving(promoOf, { params: { code }, query: {} });
    keepPromo({ code: known, state });
  } catch {
    return;
  }
}
