import type { Present } from '@croupier/contract/rewards/presents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import { PresentCard } from './present-card.tsx';
import { PRESENTS_KEY, presentsQuery } from './presents-query.ts';
import styles from './presents.module.css';

/** The row of wrapped presents; nothing where there are none. What was unwrapped stays until the page is left. */
export function Presents() {
  const t = useTranslations('presents');
  const id = useId();
  const client = useQueryClient();
  const isPlayer = useProfile() !== null;
  const { data: waiting = [] } = useQuery({ ...presentsQuery(useLanguage()), enabled: isPlayer });
  const [opened, setOpened] = useState<readonly Present[]>([]);
  const ask = () => void askAnew(client, { queryKey: PRESENTS_KEY });
  useLiveOnceShown('present', ask);
  useLine(ask);
  const shown = [...new Map([...opened, ...waiting].map((present) => [present.id, present])).values()].sort(
    (one, other) => other.createdDate.localeCompare(one.createdDate) || other.id.localeCompare(one.id),
  );
  if (!isPlayer || shown.length === 0) return null;
  return (
    <section className={styles.presents} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('title')}
      </h2>
      <ul className={styles.row}>
        {shown.map((present) => (
          <li key={present.id}>
            <PresentCard present={present} onOpened={() => setOpened((known) => [...known, present])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
