import { Toaster } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Alerts } from './alerts.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { LiveConnection } from '../lib/live/live-connection.tsx';
import { ModalHost } from './modal-host.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { Progress } from './progress.tsx';
import { Rail } from './rail.tsx';
import { SessionGuard } from './session-guard.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** Everything round a page: bars, rail, footer, modals, toasts, the live connection. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('toContent')}
      </a>
      <TopBar />
      <Progress />
      <div className={styles.frame}>
        <Rail />
        <div className={styles.column}>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar />
      <ModalHost />
      <Toaster label={t('notices')} closeLabel={t('close')} />
      <PageAnnouncer />
      <SessionGuard />
      <Alerts />
      <LiveConnection />
    </>
  );
}
