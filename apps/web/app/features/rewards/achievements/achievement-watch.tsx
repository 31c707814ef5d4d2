import { showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { fetchAnew } from '../../../lib/ask-anew.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { useHouse, useLanguage } from '../../../lib/root-data.ts';
import { achievementsQuery } from './achievements-query.ts';

/** Tells of a medal that was reached, never over a round that is being shown. Renders nothing. */
export default function AchievementWatch() {
  const t = useTranslations('achievements');
  const client = useQueryClient();
  const language = useLanguage();
  const isOpenHere = !useHouse().closed.includes('achievements');
  useLiveOnceShown('goal', ({ code }) => {
    if (!isOpenHere) return;
    const say = (name: string, tier: string) => showToast(t('reached', { name, tier }), 'success');
    fetchAnew(client, achievementsQuery(language)).then(
      ({ achievements }) => {
        const one = achievements.find((each) => each.code === code);
        if (one) say(one.name, one.tier ?? 'single');
      },
      // The page and a notice tell of it, too.
      () => undefined,
    );
  });
  return null;
}
