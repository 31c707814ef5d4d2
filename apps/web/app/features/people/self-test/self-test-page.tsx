import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/self-test-page';
import { SelfTest } from './self-test.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'self-test.meta');

/** Nine questions about one's own play. What is answered stays in the page, and goes with it. */
export default function SelfTestPage() {
  const t = useTranslations('self-test');
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow" picture="responsible-gaming">
      <SelfTest />
    </Page>
  );
}
