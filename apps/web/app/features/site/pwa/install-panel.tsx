import { Button, Card, Icon } from '@croupier/ui';
import { BRAND_IDENTITIES } from '@croupier/domain/site/brands';
import { useTranslations } from 'use-intl/react';

import { useBrand } from '../../../lib/root-data.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import styles from './install-panel.module.css';
import { isApp, platformOf } from './platform-of.ts';
import { askToInstall, useInstallable } from './use-installable.ts';

/** What this very device has to do; before it is known which one, what holds for all. */
export function InstallPanel() {
  const t = useTranslations('pwa.install');
  const brand = BRAND_IDENTITIES[useBrand()].name;
  const inBrowser = useInBrowser();
  const installable = useInstallable();
  const platform = inBrowser ? platformOf(navigator) : 'desktop';
  const isInstalled = inBrowser && isApp();
  return (
    <Card className={styles.panel} aria-labelledby="install" data-platform={inBrowser ? platform : undefined}>
      <img className={styles.icon} src="/app/icons/192.png" alt="" width="96" height="96" />
      <div className={styles.words}>
        <h2 id="install">{isInstalled ? t('doneTitle') : t('title', { brand })}</h2>
        <p>{isInstalled ? t('done') : installable ? t('ready') : t(platform)}</p>
      </div>
      {installable && !isInstalled && (
        <Button
          look="primary"
          size="large"
          icon={<Icon name="plus" size={20} />}
          onClick={() => void askToInstall()}
        >
          {t('button')}
        </Button>
      )}
    </Card>
  );
}
