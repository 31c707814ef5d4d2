import { cancelRegionWish, type Profile } from '@croupier/contract/people/players';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { useChangeProfile } from '../../../lib/session.ts';
import styles from './region-choice.module.css';

/** A move to a region with milder rules that waits: when it takes effect, what holds until then, and the way back. */
export function RegionWish({
  profile,
  wish,
}: {
  profile: Profile;
  wish: NonNullable<Profile['regionWish']>;
}) {
  const t = useTranslations('settings.region.wish');
  const regions = useTranslations('settings.regions');
  const date = useDate();
  const takeBack = useChangeProfile<void>(() => call(cancelRegionWish, {}));
  const now = regions(profile.region);
  return (
    <div className={styles.wish} data-testid="region-wish">
      <p>{t('text', { region: regions(wish.region), at: date(wish.takesEffectAt), now })}</p>
      <Button size="small" look="plain" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {t('takeBack', { now })}
      </Button>
      <p role="status" className={styles.failed}>
        {takeBack.isError && t('failed')}
      </p>
    </div>
  );
}
