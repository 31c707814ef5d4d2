import { guessOffers, type BoardStep, type HiLoDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import type { ControlsProps } from '../table/board.ts';
import { Places } from './places.tsx';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const GUESSES = [
  { choice: 1, key: 'higher' },
  { choice: 0, key: 'lower' },
  { choice: 2, key: 'skip' },
] as const;

/** What is seen on the stage, in words: the card that was turned and what became of the guess. */
export function CardsControls({ steps, amountOf }: ControlsProps<HiLoDefinition>) {
  const t = useTranslations('board.cards');
  const last = cardsOf(steps).at(-1);
  if (!last) return <output className="visually-hidden" />;
  const card = t('named', {
    rank: t(`ranks.${RANKS[Math.floor(last.card / 4)]!}`),
    suit: t(`suits.${SUITS[last.card % 4]!}`),
  });
  const said = last.right === null ? 'turned' : last.right ? 'right' : 'wrong';
  return <output className="visually-hidden">{t(said, { card, amount: amountOf(last.units) })}</output>;
}

/** The guesses over the stage, each with what it may lead to. */
export function CardsPlaces({ definition, steps, open, ...board }: ControlsProps<HiLoDefinition>) {
  const t = useTranslations('board.cards');
  const last = cardsOf(steps).at(-1);
  const isOver = last?.right === false || steps.at(-1)?.kind === 'taken';
  if (!last || isOver) return null;
  const offers = guessOffers(definition, steps);
  const guesses = GUESSES.map(({ choice, key }) => {
    const offer = offers.find(({ guess }) => guess === key);
    return {
      name: key,
      allowed: open?.allowed.some(([allowed]) => allowed === choice) ?? false,
      shown: (
        <>
          {t(offer?.wins ?? key)}
          {offer && (
            <small>{t('offer', { amount: board.amountOf(offer.units), ranks: offer.rightRanks })}</small>
          )}
        </>
      ),
      onPress: () => board.onChoose([choice]),
    };
  });
  return <Places label={t('guess')} places={board.places} failed={board.failed} of={guesses} />;
}

const cardsOf = (steps: readonly BoardStep[]) =>
  steps.flatMap((step) => (step.kind === 'card' ? [step] : []));
