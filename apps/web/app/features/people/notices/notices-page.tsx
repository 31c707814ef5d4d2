import type { Notice } from '@croupier/contract/people/notices';
import { CATEGORIES } from '@croupier/domain/people/notices';
import { buttonClass, Icon, Select } from '@croupier/ui';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FilterBar } from '../../../lib/filter-bar/filter-bar.tsx';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/notices-page';
import { AllSeen } from './all-seen.tsx';
import { NoticeList } from './notice-list.tsx';
import styles from './notices.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'notices.meta', { index: false });

/** Everything that the house told the player, the latest first. */
export default function NoticesPage() {
  const t = useTranslations('notices');
  const [search, setSearch] = useSearchParams();
  const about = CATEGORIES.find((category) => category === search.get('about'));
  const show = (category: string) =>
    setSearch(category === '' ? {} : { about: category }, { replace: true, preventScrollReset: true });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Link to="/profile/notices/settings" className={buttonClass()}>
          <Icon name="tools" size={20} />
          {t('toSettings')}
        </Link>
      }
    >
      <div className={styles.ways}>
        <CategoryFilter about={about} onShow={show} />
        <AllSeen />
      </div>
      <NoticeList key={about} about={about} onShowAll={() => show('')} />
    </Page>
  );
}

interface FilterProps {
  about: Notice['category'] | undefined;
  onShow(category: string): void;
}

function CategoryFilter({ about, onShow }: FilterProps) {
  const t = useTranslations('notices');
  return (
    <FilterBar
      label={t('filter')}
      active={about ? 1 : 0}
      clearLabel={t('showAll')}
      onClear={() => onShow('')}
      compact
    >
      <Select
        label={t('filter')}
        value={about ?? ''}
        onChange={(event) => onShow(event.target.value)}
        options={[
          { value: '', label: t('all') },
          ...CATEGORIES.map((category) => ({ value: category, label: t(`categories.${category}`) })),
        ]}
      />
    </FilterBar>
  );
}
