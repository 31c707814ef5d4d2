import { buttonClass, Card, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import styles from './promotion.module.css';
import { canMake } from './can-make.ts';
import { promotionQuery, type PromotionKind, type PromotionOf } from './promotion-query.ts';

/** The ways to the magic box and to the workshop, where there is one for the player. */
export function PromotionWays() {
  const t = useTranslations('bonus-promotions');
  return (
    <>
      <Way
        kind="magicBox"
        to="/bonuses/magic-box"
        icon="chest"
        label={t('open')}
        isReady={({ attempts }) => attempts > 0}
      />
      <Way
        kind="manufacture"
        to="/bonuses/workshop"
        icon="lantern"
        label={t('workshop.enter')}
        isReady={({ recipes, parts }) => recipes.some((recipe) => canMake(recipe, parts))}
      />
    </>
  );
}

interface WayProps<K extends PromotionKind> {
  readonly kind: K;
  readonly to: `/${string}`;
  readonly icon: 'chest' | 'lantern';
  readonly label: string;
  readonly isReady: (promotion: PromotionOf<K>) => boolean;
}

function Way<K extends PromotionKind>({ kind, to, icon, label, isReady }: WayProps<K>) {
  const { visitor, profile } = useRootData();
  const isThere = profile !== null && profile.bonusPromotions[kind] !== null;
  const { data: promotion } = useQuery({ ...promotionQuery(kind, visitor.language), enabled: isThere });
  if (!promotion) return null;
  return (
    <Card className={styles.way}>
      <Icon name={icon} size={40} />
      <div>
        <h2>{promotion.name}</h2>
        <p>{promotion.lead}</p>
      </div>
      <Link
        to={to}
        className={buttonClass({ look: isReady(promotion) && !promotion.rule ? 'gold' : 'quiet' })}
      >
        {label}
      </Link>
    </Card>
  );
}
