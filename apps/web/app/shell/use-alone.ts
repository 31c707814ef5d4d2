import { useEffect, useEffectEvent } from 'react';
import { useTableView } from '../lib/table-view.ts';

/** Whether a table has the window to itself. Escape gives the bars back, and so does leaving the whole screen. */
export function useAlone(atTable: boolean): boolean {
  const [view, setView] = useTableView();
  const alone = atTable && view !== 'page';
  const giveBack = useEffectEvent(() => setView('page'));
  useEffect(() => {
    if (!alone) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        giveBack();
    };
    const onScreenChange = () => document.fullscreenElement ?? giveBack();
    document.addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onScreenChange);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onScreenChange);
    };
  }, [alone]);
  // The screen was given to a table: whoever goes to another page has its bars, and the next table looks as this one did.
  useEffect(() => {
    if (!atTable && document.fullscreenElement) void document.exitFullscreen();
  }, [atTable]);
  return alone;
}
