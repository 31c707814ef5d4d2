import type { PageArgs } from '../../../lib/page-host.ts';
import { useProfile } from '../../../lib/session.ts';
import { AccountMissing } from '../../people/personal/account-missing.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/balance-page';
import styles from './balance-page.module.css';
import { BalanceWays } from './balance-ways.tsx';
import { BalancesCard } from './balances-card.tsx';
import { useHeldProfile } from './use-held-profile.ts';

export const loader = (args: PageArgs) => loadPageData(args, 'balance');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** Each kind of the player's money by itself, and the ways to what explains it. */
export default function BalancePage({ loaderData: page }: Route.ComponentProps) {
  const profile = useHeldProfile(useProfile());
  return (
    <ContentPage page={page}>
      {profile ? (
        <div className={styles.table}>
          <BalancesCard profile={profile} />
          <BalanceWays />
        </div>
      ) : (
        <AccountMissing />
      )}
    </ContentPage>
  );
}
