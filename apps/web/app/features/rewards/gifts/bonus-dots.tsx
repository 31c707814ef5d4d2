import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useProfile } from '../../../lib/session.ts';
import { useRemembered } from '../../../lib/use-remembered.ts';
import styles from './bonus-dots.module.css';
import { giftsQuery } from './gifts-query.ts';

/** The pages that a dot is put on, each for what it shows: bonuses, and rounds that wait to be played. */
const PAGES = ['bonuses', 'treasures'] as const;
type DottedPage = (typeof PAGES)[number];

/**
 * Puts a dot on the ways to a page that has something unseen; a look at the page takes it away. The server counts bonuses and full boxes,
 * this browser remembers gifts. The bars know nothing of it:
 * the document says which pages, and the style sheet that comes with this draws them.
 */
export default function BonusDots() {
  const t = useTranslations('gifts.dots');
  const { pathname } = useLocation();
  const profile = useProfile();
  const { data: gifts = NONE } = useQuery(giftsQuery);
  const [seenText, see] = useRemembered<string>('seen-bonuses', '');
  const seen = seenText.split(' ');
  const unseenGifts = gifts
    .filter(({ id, state }) => state === 'ACTIVATED' && !seen.includes(id))
    .map(({ id }) => id);
  const isUnseen: Readonly<Record<DottedPage, boolean>> = {
    bonuses: (profile?.alerts.bonuses ?? 0) > 0,
    treasures: unseenGifts.length > 0 || (profile?.alerts.treasures ?? 0) > 0,
  };
  const news = pathname.endsWith('/treasures') ? unseenGifts.join(' ') : '';
  useEffect(() => {
    if (news !== '') see([...seenText.split(' '), ...news.split(' ')].slice(-KEPT).join(' ').trim());
  }, [news, seenText, see]);
  const dotted = PAGES.filter((page) => isUnseen[page]).join(' ');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dotted !== '') dataset['dots'] = dotted;
    return () => void delete dataset['dots'];
  }, [dotted]);
  return (
    <p className={`visually-hidden ${styles.dots}`} role="status">
      {dotted !== '' && t('unseen')}
    </p>
  );
}

const NONE: never[] = [];
/** More than a player has at once. */
const KEPT = 60;
