import { useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { openModal } from '../../../lib/modals.ts';
import { useHouse } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { BOXES_KEY } from './treasures-query.ts';

/** Tells of a box that has become full, never over a round that is being shown, and has the dot know. Renders nothing. */
export default function BoxWatch() {
  const client = useQueryClient();
  const isOpenHere = !useHouse().closed.includes('treasures');
  useLiveOnceShown('box', ({ id, state }) => {
    void askAnew(client, { queryKey: BOXES_KEY });
    void refreshProfile(client).catch(() => undefined);
    if (state === 'AVAILABLE' && isOpenHere) openModal('box-full', id);
  });
  return null;
}
