import { guessOffers, type HiLoDefinition } from '@croupier/games';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { BoardProps } from '../table/board.ts';
import styles from './cards-board.module.css';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];
const GUESSES = [
  { choice: 1, key: 'higher' },
  { choice: 0, key: 'lower' },
  { choice: 2, key: 'skip' },
] as const;

/** The cards so far, the last one large, and the guesses. */
export function CardsBoard({ definition, steps, open, turning, ...props }: BoardProps<HiLoDefinition>) {
  const { onChoose, amountOf } = props;
  const t = useTranslations('board.cards');
  const cards = steps.flatMap((step) => (step.kind === 'card' ? [step] : []));
  const last = cards.at(-1);
  const offers = open ? guessOffers(definition, steps) : [];
  const guesses = GUESSES.filter(({ choice }) => open?.allowed.some(([allowed]) => allowed === choice));
  return (
    <figure className={styles.figure}>
      <div className={styles.table} data-turning={turning || undefined}>
        {last ? (
          <Card key={cards.length} card={last.card} right={last.right} />
        ) : (
          <span className={styles.back} aria-hidden="true" />
        )}
      </div>
      <p className={styles.amount}>
        {last?.right === false ? t('wrong') : last && last.units > 0 ? amountOf(last.units) : t('rule')}
      </p>
      <div className={styles.guesses} role="group" aria-label={t('guess')}>
        {guesses.map(({ choice, key }) => {
          const offer = offers.find(({ guess }) => guess === key);
          return (
            <Button
              key={key}
              look={key === 'skip' ? 'quiet' : 'primary'}
              size="large"
              onClick={() => onChoose([choice])}
            >
              {t(offer?.wins ?? key)}
              {offer && (
                <small className={styles.offer}>
                  {t('offer', { amount: amountOf(offer.units), ranks: offer.rightRanks })}
                </small>
              )}
            </Button>
          );
        })}
      </div>
      <ol className={styles.trail} aria-label={t('trail')}>
        {cards.slice(0, -1).map(({ card, right }, at) => (
          <li key={at} data-right={right ?? undefined}>
            {nameOf(card)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Card({ card, right }: { card: number; right: boolean | null }) {
  return (
    <span
      className={styles.card}
      data-red={card % 4 === 1 || card % 4 === 2 || undefined}
      data-right={right ?? undefined}
    >
      <b>{RANKS[Math.floor(card / 4)]}</b>
      <span>{SUITS[card % 4]}</span>
    </span>
  );
}

const nameOf = (card: number) => `${RANKS[Math.floor(card / 4)]}${SUITS[card % 4]}`;
