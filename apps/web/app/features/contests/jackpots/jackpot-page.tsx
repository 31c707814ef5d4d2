import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta, type MetaArgs } from '../../../lib/page-meta.ts';
import { MissingItem } from '../../site/errors/missing-item.tsx';

/** No jackpot has been filled yet, so none is found. */
export const loader = () => data(null, { status: 404 });

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: 'jackpots.missing.title', description: 'jackpots.missing.text' }, { index: false });

export default function JackpotPage() {
  const t = useTranslations('jackpots');
  return (
    <MissingItem
      title={t('missing.title')}
      text={t('missing.text')}
      picture="/art/jackpots.svg"
      list={{ to: '/jackpots', label: t('missing.list'), icon: 'jackpot' }}
    />
  );
}
