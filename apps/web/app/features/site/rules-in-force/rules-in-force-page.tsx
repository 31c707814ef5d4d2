import { REGION_IDS } from '@croupier/domain/site/regions';
import { Select } from '@croupier/ui';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { placesOfPlayer } from '../../../lib/rules.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/rules-in-force-page';
import { RuleCards } from './rule-cards.tsx';
import styles from './rules-in-force.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'rules-in-force.meta');

/** What holds in a region, written from its pack: the very data that the server goes by. */
export default function RulesInForcePage() {
  const t = useTranslations('rules-in-force');
  const regionName = useTranslations('settings.regions');
  const [search, setSearch] = useSearchParams();
  const profile = useProfile();
  const here = useRegion().id;
  const asked = REGION_IDS.find((id) => id === search.get('region'));
  const region = asked ?? profile?.region ?? here;
  // For a player, where they are, all that holds for them: of the place they live in, and of the one a move waits for, too.
  const own = profile?.region === region ? placesOfPlayer(profile) : null;
  const { wishedRegion = null, residence = null } = own ?? {};
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.bar}>
        <Select
          label={t('region')}
          value={region}
          onChange={({ target }) =>
            setSearch({ region: target.value }, { replace: true, preventScrollReset: true })
          }
          options={REGION_IDS.map((id) => ({ value: id, label: regionName(id) }))}
        />
        {own && (
          <div role="status">
            <p>{wishedRegion ? t('yoursOfBoth', { region: regionName(wishedRegion) }) : t('yours')}</p>
            {residence && residence !== region && (
              <p>{t('yoursWhereYouLive', { region: regionName(residence) })}</p>
            )}
          </div>
        )}
      </div>
      <RuleCards places={own ?? { region, wishedRegion: null, residence: null }} />
    </Page>
  );
}
