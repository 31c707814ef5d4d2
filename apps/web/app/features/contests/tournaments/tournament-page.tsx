import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta, type MetaArgs } from '../../../lib/page-meta.ts';
import { MissingItem } from '../../site/errors/missing-item.tsx';

/** No tournament has been held yet, so none is found. */
export const loader = () => data(null, { status: 404 });

export const meta = (args: MetaArgs) =>
  pageMeta(
    args,
    { title: 'tournaments.missing.title', description: 'tournaments.missing.text' },
    { index: false },
  );

export default function TournamentPage() {
  const t = useTranslations('tournaments');
  return (
    <MissingItem
      title={t('missing.title')}
      text={t('missing.text')}
      picture="/art/tournaments.svg"
      list={{ to: '/tournaments', label: t('missing.list'), icon: 'trophy' }}
    />
  );
}
