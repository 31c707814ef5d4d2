import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta, type MetaArgs } from '../../../lib/page-meta.ts';
import { MissingItem } from '../../site/errors/missing-item.tsx';

/** No draw has been held yet, so none is found. */
export const loader = () => data(null, { status: 404 });

export const meta = (args: MetaArgs) =>
  pageMeta(
    args,
    { title: 'lotteries.missing.title', description: 'lotteries.missing.text' },
    { index: false },
  );

export default function LotteryPage() {
  const t = useTranslations('lotteries');
  return (
    <MissingItem
      title={t('missing.title')}
      text={t('missing.text')}
      picture="/art/lotteries.svg"
      list={{ to: '/lotteries', label: t('missing.list'), icon: 'drum' }}
    />
  );
}
