import { IconButton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { openModal } from '../../../lib/modals.ts';
import styles from './bell.module.css';
import { BellIcon } from './icons.tsx';
import { countQuery } from './notices-queries.ts';

/** A larger number has no room in the bar. */
const SHOWN_MOST = 9;

/** How many notices the player has not seen yet, and the way to them. */
export default function Bell() {
  const t = useTranslations('notices.bell');
  const known = useQuery(countQuery).data?.unseen;
  const count = known ?? 0;
  const rose = useRose(known);
  useDot(count > 0);
  return (
    <>
      <IconButton
        label={t('label', { count })}
        className={styles.bell}
        aria-haspopup="dialog"
        data-testid="bell"
        onClick={() => openModal('notices')}
      >
        <BellIcon />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > SHOWN_MOST ? `${SHOWN_MOST}+` : count}
          </span>
        )}
      </IconButton>
      <span role="status" className="visually-hidden">
        {rose && t('label', { count })}
      </span>
    </>
  );
}

/** Whether there are more than there were when it was first known: what a page comes with is read out with the page. */
function useRose(count: number | undefined): boolean {
  const [before, setBefore] = useState(count);
  const [rose, setRose] = useState(false);
  if (count !== before) {
    setBefore(count);
    setRose(before !== undefined && count !== undefined && count > before);
  }
  return rose;
}

/** Puts a dot on the ways to the notices: the document says so, and the sheet that comes with this draws it. */
function useDot(isNew: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isNew) dataset['unseen'] = '';
    return () => void delete dataset['unseen'];
  }, [isNew]);
}
