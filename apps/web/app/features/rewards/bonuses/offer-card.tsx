import type { Bonus, BonusOffer } from '@croupier/contract/rewards/bonuses';
import { Button, FormFailure } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { BonusFrame, Until } from './bonus-card.tsx';
import styles from './bonus-card.module.css';
import { CostAndTerms } from './bonus-terms.tsx';
import { useActivate, type Wanted } from './use-bonus-acts.ts';
import { useFailureText } from './use-failure-text.ts';

interface OfferProps {
  offer: BonusOffer;
  onMine(bonus: Bonus): void;
  /** The code that it was found by. */
  code?: string;
  /** A sentence why it cannot be had. */
  against?: string | undefined;
  failureOf?: (error: unknown) => string;
}

/** An offer that is not the player's yet, with all it is given under, and one press to have it. */
export function OfferCard({ offer, onMine, code, against, failureOf }: OfferProps) {
  const t = useTranslations('bonuses');
  const { money } = useFormat();
  const failureText = useFailureText();
  const activating = useActivate(onMine);
  const { name, unit, minDeposit, currency, expireDate } = offer;
  const isOfDeposit = unit === '%' || minDeposit !== null;
  const wanted: Wanted = code === undefined ? { by: 'offer', id: offer.id } : { by: 'code', code };
  return (
    <BonusFrame bonus={offer} testId="offer">
      {isOfDeposit && (
        <p className={styles.needs}>
          {minDeposit === null
            ? t('needs.deposit')
            : t('needs.depositOf', { min: money(minDeposit, currency, { short: true }) })}
        </p>
      )}
      {expireDate !== null && <Until until={expireDate} isActive={false} />}
      <CostAndTerms bonus={offer} />
      <div>
        <FormFailure>
          {activating.isError ? (failureOf ?? failureText)(activating.error) : against}
        </FormFailure>
        <div className={styles.ways}>
          <Button
            look={isOfDeposit ? 'gold' : 'primary'}
            busy={activating.isPending}
            disabled={against !== undefined}
            onClick={() => activating.mutate(wanted)}
          >
            {t(isOfDeposit ? 'acts.deposit' : 'acts.activate')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      </div>
    </BonusFrame>
  );
}
