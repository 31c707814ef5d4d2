import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useInBrowser } from '../../../lib/use-in-browser.ts';

const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1_000, 60_000, 3_600_000, 86_400_000];

/** How long it is until an instant: days and hours, then hours and minutes; seconds in its last hour only. */
export function Countdown({ until }: { until: string }) {
  const t = useTranslations('bonuses.left');
  const leftMs = useLeft(until);
  if (leftMs === undefined || leftMs <= 0) return null;
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  if (leftMs >= DAY_MS) return <>{t('days', { days: Math.floor(leftMs / DAY_MS), hours })}</>;
  if (leftMs >= HOUR_MS) return <>{t('hours', { hours, minutes })}</>;
  const seconds = String(Math.floor((leftMs % MINUTE_MS) / SECOND_MS)).padStart(2, '0');
  return <>{t('minutes', { minutes, seconds })}</>;
}

/** Undefined on the server, whose time is not the reader's. */
function useLeft(until: string): number | undefined {
  const inBrowser = useInBrowser();
  const [now, setNow] = useState(() => Date.now());
  const leftMs = Date.parse(until) - now;
  const stepMs = leftMs < HOUR_MS ? SECOND_MS : MINUTE_MS;
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs, isOver]);
  return inBrowser ? leftMs : undefined;
}
