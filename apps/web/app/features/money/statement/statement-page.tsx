import type { Balance, Profile } from '@croupier/contract/people/players';
import type { Currency } from '@croupier/domain/money/amounts';
import { buttonClass, Card } from '@croupier/ui';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/statement-page';
import { Entries } from './entries.tsx';
import { readAddress, writeAddress, type StatementAddress } from './statement-address.ts';
import { StatementFilters } from './statement-filters.tsx';
import styles from './statement.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'statement.meta', { index: false });

/** Why a balance is what it is. */
export default function StatementPage() {
  const t = useTranslations('statement');
  const profile = useProfile();
  return (
    <Page title={t('title')} lead={t('lead')} picture="statement">
      {profile && <Statement profile={profile} />}
    </Page>
  );
}

function Statement({ profile }: { profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search, { currency: profile.currency, kind: profile.gameMoney });
  const go = (next: StatementAddress) =>
    setSearch(writeAddress(next), { replace: true, preventScrollReset: true });
  const accounts = accountsOf(profile);
  const account =
    accounts.find(({ currency, kind }) => currency === address.currency && kind === address.kind) ??
    accounts[0]!;
  const shown = { ...address, currency: account.currency, kind: account.kind };
  return (
    <>
      <Now account={account} />
      <StatementFilters address={shown} accounts={accounts} onChange={go} />
      <Entries
        key={search.toString()}
        address={shown}
        currency={account.currency}
        onShowAll={() => go({ ...shown, about: '', from: '', to: '' })}
      />
    </>
  );
}

function Now({ account }: { account: { currency: Currency; amountMinor: string } }) {
  const t = useTranslations('statement');
  return (
    <Card className={styles.now}>
      <p>{t('now')}</p>
      <strong>
        <Money amountMinor={account.amountMinor} currency={account.currency} />
      </strong>
      <Link to="/profile/statements" className={buttonClass({ look: 'plain' })}>
        {t('toMonths')}
      </Link>
    </Card>
  );
}

/** The player's own and play money in their currency, and other balances that ever moved. */
function accountsOf({ balances, currency, gameMoney }: Profile): Balance[] {
  const shown = balances.filter(
    (balance) => balance.version > 0 || (balance.currency === currency && balance.kind !== 'bonus'),
  );
  const isMain = (balance: Balance) => balance.currency === currency && balance.kind === gameMoney;
  const main = shown.find(isMain) ?? { currency, kind: gameMoney, amountMinor: '0', version: 0 };
  return [main, ...shown.filter((balance) => !isMain(balance))];
}
