import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import type { PageArgs } from '../../../lib/page-host.ts';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { HelpLines } from './help-lines.tsx';
import { OtherRegions } from './other-regions.tsx';
import styles from './helplines.module.css';

export const loader = (args: PageArgs) => loadPageData(args, 'responsible-gaming');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** What the house says about play that harms, and before all of it whom to call where the visitor is. */
export default function HelpPage({ loaderData }: { loaderData: LoadedPage }) {
  const t = useTranslations('helplines');
  return (
    <ContentPage page={loaderData}>
      <Card className={styles.card} id="helplines">
        <h2>{t('title')}</h2>
        <HelpLines />
        <OtherRegions />
      </Card>
    </ContentPage>
  );
}
