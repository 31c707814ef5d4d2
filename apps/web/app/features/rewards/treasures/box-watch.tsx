import { showToast } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { openModal } from '../../../lib/modals.ts';
import { useCelebrates, useHouse } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { BOXES_KEY } from './treasures-query.ts';

/** Tells of a box that has become full, never over a round that is being shown, and has the dot know; in a few words where nothing is celebrated. Renders nothing. */
export default function BoxWatch() {
  const t = useTranslations('treasures');
  const client = useQueryClient();
  const celebrates = useCelebrates();
  const isOpenHere = !useHouse().closed.includes('treasures');
  useLiveOnceShown('box', ({ id, state }) => {
    void askAnew(client, { queryKey: BOXES_KEY });
    void refreshProfile(client).catch(() => undefined);
    if (state !== 'AVAILABLE' || !isOpenHere) return;
    if (celebrates) openModal('box-full', id);
    else showToast(`${t('fullModal.title')}. ${t('fullModal.some')}`);
  });
  return null;
}
