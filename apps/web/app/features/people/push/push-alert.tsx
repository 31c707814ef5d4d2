import { Button } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLive } from '../../../lib/live/live.ts';
import { QuietNotice } from '../../../lib/quiet-notice/quiet-notice.tsx';
import { useProfile } from '../../../lib/session.ts';
import { useRemembered } from '../../../lib/use-remembered.ts';
import { abilityHere, giveAgain } from './device.ts';
import { usePush } from './use-push.ts';

/**
 * Asks once whether the player wants notices, after something they were glad of: a deposit that came in, a bonus or a gift
 * that became money. A browser that has them gets them again after a new sign-in.
 */
export default function PushAlert() {
  const t = useTranslations('push.ask');
  const [asked, setAsked] = useRemembered<string>('push-asked', '');
  const [glad, setGlad] = useState(false);
  const { ability, key, change } = usePush();
  useGiveAgain(key);
  useLive('payIn', ({ state }) => state === 'PAID' && setGlad(true));
  useLive('bonusEnded', ({ state }) => state === 'FINISHED' && setGlad(true));
  useLive('giftEnded', ({ state }) => state === 'FINISHED' && setGlad(true));
  const mayAsk = ability === 'able' && Notification.permission === 'default';
  if (!glad || asked !== '' || !mayAsk) return null;
  const answer = (yes: boolean) => () => {
    setAsked(yes ? 'yes' : 'no');
    if (yes) change.mutate(true);
  };
  return (
    <QuietNotice place={3} icon="megaphone" title={t('title')} text={t('text')}>
      <Button onClick={answer(false)}>{t('no')}</Button>
      <Button look="primary" onClick={answer(true)}>
        {t('yes')}
      </Button>
    </QuietNotice>
  );
}

/** Which session a token is of only the house knows: it is given with every document, and stays the same where it is there. */
function useGiveAgain(key: string | null | undefined): void {
  const playerId = useProfile()?.id;
  useEffect(() => {
    if (playerId === undefined || !key) return;
    if (abilityHere() === 'able' && Notification.permission === 'granted')
      // What cannot be given now is given with the next document.
      void giveAgain(key).catch(() => undefined);
  }, [playerId, key]);
}
