import { saveNoticePreferences, type NoticePreferences } from '@croupier/contract/people/notices';
import { showToast } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { preferencesQuery } from './notices-queries.ts';
import { changed, takingBack, type PreferencesChange } from './preferences.ts';

/**
 * Saves each change at once: it is seen as it is pressed, can be undone when it is saved, and is gone again where that failed.
 * @param saved what the house knows @returns with what is under way laid over it
 */
export function useSave(saved: NoticePreferences) {
  const t = useTranslations('notices.settings');
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState<readonly PreferencesChange[]>([]);
  const shown = underWay.reduce(changed, saved);
  const { mutate, isError } = useMutation({
    // One after the other, in the order of the presses: the last one stands.
    scope: { id: 'notice-preferences' },
    mutationFn: ({ change }: { change: PreferencesChange; back: PreferencesChange }) =>
      call(saveNoticePreferences, { body: change }),
    onSuccess: (preferences, { back }) => {
      putKnown(client, preferencesQuery.queryKey, preferences);
      showToast(t('saved'), 'success', { label: t('undo'), run: () => save(back) });
    },
    onSettled: (_, _error, { change }) => setUnderWay((all) => all.filter((one) => one !== change)),
  });
  const save = (change: PreferencesChange) => {
    setUnderWay((all) => [...all, change]);
    mutate({ change, back: takingBack(shown, change) });
  };
  return { shown, save, isError };
}
