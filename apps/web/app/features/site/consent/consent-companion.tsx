import { isOpenToOthers } from '@croupier/domain/site/consent';
import { Button } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useOpenModals } from '../../../lib/modals.ts';
import { openedAt } from '../../../lib/opened-at.ts';
import { QuietNotice } from '../../../lib/quiet-notice/quiet-notice.tsx';
import { keepConsent, readConsent } from './consent-choice.ts';
import { leaveThem, letIn, mayLetIn } from './let-in.ts';
import { namesOf, servicesQuery } from './services-query.ts';

/** Asks whether scripts of others may be here, where the house has any, and lets them in once that was allowed. */
export default function ConsentCompanion() {
  const t = useTranslations('consent');
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const modals = useOpenModals();
  const [choice, setChoice] = useState(readConsent);
  const isOpen = isOpenToOthers(pathname);
  const { data: services } = useQuery({ ...servicesQuery, enabled: isOpen && choice !== 'none' });
  useEffect(() => {
    const shown = { opened: openedAt()?.pathname, pathname, isLeaving, modals };
    if (!services || choice !== 'all' || !mayLetIn(shown)) return undefined;
    return letIn(services);
  }, [services, choice, pathname, isLeaving, modals]);
  useEffect(() => leaveThem(pathname), [pathname]);
  if (choice !== null || !isOpen || !services || namesOf(services).length === 0) return null;
  const answer = (next: 'all' | 'none') => () => {
    keepConsent(next);
    setChoice(next);
  };
  const more = (chunks: React.ReactNode) => <Link to="/privacy">{chunks}</Link>;
  return (
    <QuietNotice
      place={1}
      icon="shield"
      title={t('title')}
      text={t.rich('text', { services: namesOf(services).join(', '), more })}
    >
      <Button onClick={answer('none')}>{t('refuse')}</Button>
      <Button onClick={answer('all')}>{t('allow')}</Button>
    </QuietNotice>
  );
}
