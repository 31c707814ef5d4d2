import { useTranslations } from 'use-intl';
import { useMe } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { LookSection } from './look-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What is mine here: how the office looks, how I come in, and where I am in. */
export default function AccountPage() {
  const t = useTranslations('account');
  const { name, email, role } = useMe();
  return (
    <Page title={t('title')} lead={t('lead', { name, email, role })} width="narrow">
      <LookSection />
      <SessionsSection />
      <PasswordSection />
      <PasskeysSection />
      <RecoverySection />
    </Page>
  );
}
