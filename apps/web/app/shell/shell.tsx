import { Toaster } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { useTableKind } from '../lib/table-view.ts';
import { ModalHost } from './modal-host.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { Progress } from './progress.tsx';
import { Rail } from './rail.tsx';
import { SessionGuard } from './session-guard.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useAlone } from './use-alone.ts';

/** Everything round a page: bars, rail, footer, modals, toasts, the live connection. A table may have the window to itself. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const table = useTableKind();
  const alone = useAlone(table !== null);
  return (
    <div className={styles.shell} data-table={table ?? undefined} data-alone={alone || undefined}>
      <a className={styles.skip} href="#main">
        {t('toContent')}
      </a>
      <div className={styles.bars}>
        <TopBar table={table} />
      </div>
      <Progress />
      <div className={styles.frame}>
        <div className={styles.bars}>
          <Rail atTable={table !== null} />
        </div>
        <div className={styles.column}>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {!alone && <Footer />}
        </div>
      </div>
      {table === null && <BottomBar />}
      <ModalHost />
      <Toaster label={t('notices')} closeLabel={t('close')} />
      <PageAnnouncer />
      <SessionGuard />
      <OfflineNotice />
    </div>
  );
}
