import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { Bonuses } from './bonus-lists.ts';
import { CodeForm } from './code-form.tsx';
import { MaybeCard } from './maybe-card.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './shelf.module.css';

/** What the player may take now, and the field for a promo code. */
export function Available({ all, onMine }: { all: Bonuses; onMine(bonus: Bonus): void }) {
  const t = useTranslations('bonuses.empty');
  const { offers, maybeBonuses } = all;
  return (
    <>
      <CodeForm onMine={onMine} />
      {offers.length + maybeBonuses.length === 0 && (
        <EmptyState
          icon={<Icon name="gift" size={28} />}
          title={t('availableTitle')}
          text={t('availableText')}
        />
      )}
      <div className={styles.cards}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} onMine={onMine} />
        ))}
        {maybeBonuses.map((maybe) => (
          <MaybeCard key={maybe.bonus.id} maybe={maybe} />
        ))}
      </div>
    </>
  );
}
