import { buttonClass, Card, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import styles from '../bonus-promotions/promotion.module.css';
import { calendarQuery } from './calendar-query.ts';

/** The way to the calendar of gifts, where there is one for the player; it shines while a door of today is shut. */
export function CalendarWay() {
  const t = useTranslations('calendar');
  const { data } = useQuery({ ...calendarQuery(useLanguage()), enabled: useProfile() !== null });
  if (!data) return null;
  const isWaiting = data.rule === null && data.doors.some(({ state }) => state === 'OPEN');
  return (
    <Card className={styles.way} data-testid="calendar-way">
      <Icon name="gift" size={40} />
      <div>
        <h2>{data.name}</h2>
        <p>{data.lead}</p>
      </div>
      <Link to="/bonuses/calendar" className={buttonClass({ look: isWaiting ? 'gold' : 'quiet' })}>
        {t('enter')}
      </Link>
    </Card>
  );
}
