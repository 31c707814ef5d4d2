import { buttonClass, Card, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { boxQuery } from './box-query.ts';
import styles from './magic-box.module.css';

/** The way to the magic box, where there is one for the player. */
export function BoxWay() {
  const t = useTranslations('bonus-promotions');
  const { visitor, profile } = useRootData();
  const isThere = profile !== null && profile.bonusPromotions.magicBox !== null;
  const { data: box } = useQuery({ ...boxQuery(visitor.language), enabled: isThere });
  if (!box) return null;
  return (
    <Card className={styles.way}>
      <Icon name="chest" size={40} />
      <div>
        <h2>{box.name}</h2>
        <p>{box.lead}</p>
      </div>
      <Link
        to="/bonuses/magic-box"
        className={buttonClass({ look: box.attempts > 0 && !box.rule ? 'gold' : 'quiet' })}
      >
        {t('open')}
      </Link>
    </Card>
  );
}
