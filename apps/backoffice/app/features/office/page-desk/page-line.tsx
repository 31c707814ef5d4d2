import type { SwitchedPage } from '@croupier/contract/office/page-desk';
import { Badge, Button } from '@croupier/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import { useScopeName } from '../game-desk/game-state.tsx';
import { PageDialog } from './page-dialog.tsx';
import styles from './page-desk.module.css';

/** One page of the site: whether it is open, for whom it is not, and the way to change that. */
export function PageLine({ page }: { page: SwitchedPage }) {
  const t = useTranslations('page-desk');
  const nameOf = useScopeName();
  const may = useMay()('switch.pages');
  const [isSwitching, setSwitching] = useState(false);
  const name = t(`pages.${page.page}`);
  const isClosed = page.switches.some(({ state }) => state === 'closed');
  return (
    <li id={page.page} className={styles.page}>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong> <code>/{page.page}</code>{' '}
          {page.switches.length === 0 && page.installation.length === 0 && (
            <Badge tone="win">{t('open')}</Badge>
          )}
          {isClosed && <Badge tone="lose">{t('closed')}</Badge>}
        </p>
        {page.installation.length > 0 && (
          <p>{t('installation', { where: page.installation.map(nameOf).join(', ') })}</p>
        )}
        {page.switches.map((each) => (
          <SwitchWords key={each.scope} closed={each} />
        ))}
      </div>
      {may && (
        <Button size="small" aria-label={t('switchOne', { name })} onClick={() => setSwitching(true)}>
          {t('switch')}
        </Button>
      )}
      {isSwitching && <PageDialog page={page} onClose={() => setSwitching(false)} />}
    </li>
  );
}

function SwitchWords({
  closed: { scope, state, from, until, reason },
}: {
  closed: SwitchedPage['switches'][number];
}) {
  const t = useTranslations('page-desk');
  const format = useFormatter();
  const nameOf = useScopeName();
  const momentOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const words = [
    t(`switches.${state}`, { where: nameOf(scope) }),
    ...(from ? [t('times.from', { at: momentOf(from) })] : []),
    until ? t('times.until', { at: momentOf(until) }) : t('times.open'),
  ];
  return (
    <p>
      {words.join(', ')}: {reason}
    </p>
  );
}
