import { Toaster } from '@croupier/ui';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGoKeys } from '../lib/keys/go-keys.ts';
import { useKeys } from '../lib/keys/use-keys.ts';
import { useOffered } from '../lib/offered.ts';
import styles from './frame.module.css';
import { IdleWarning } from './idle-warning.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { usePaletteKey } from './use-palette-key.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);

/** What is round every page of who is signed in: the rail with the rooms, the bar with the search, and the keys. */
export function Frame() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { rooms } = useOffered();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpen(null);
  // Whoever opens it types at once: by then it is there.
  useEffect(() => void loadPalette().catch(() => {}), []);
  usePaletteKey(() => setOpen('palette'));
  useKeys({ '/': () => setOpen('palette'), '?': () => setOpen('keys') });
  useGoKeys((letter) => {
    const room = rooms.find((each) => each.letter === letter);
    if (room) void navigate({ to: room.to });
    return room !== undefined;
  });
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Rail />
      <TopBar onSearch={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <Toaster label={t('news')} closeLabel={t('close')} />
      <IdleWarning />
      {open === 'palette' && (
        <Suspense>
          <Palette onClose={close} onKeys={() => setOpen('keys')} />
        </Suspense>
      )}
      {open === 'keys' && <KeysSheet onClose={close} />}
    </div>
  );
}
