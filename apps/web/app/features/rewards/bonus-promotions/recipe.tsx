import type { Manufacture } from '@croupier/contract/rewards/bonus-promotions';
import { Button, Icon } from '@croupier/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRewardText } from '../rewards/use-reward-text.ts';
import { canMake, haveOf, partsFor } from './can-make.ts';
import { PartPicture } from './part-picture.tsx';
import styles from './promotion.module.css';

interface RecipeProps {
  readonly recipe: Manufacture['recipes'][number];
  readonly parts: Manufacture['parts'];
  /** Nothing keeps me from it. */
  readonly isOpen: boolean;
  /** I asked for it last. */
  readonly isAsked: boolean;
  readonly isPending: boolean;
  onMake(): void;
}

/** One thing that can be assembled: what it brings, what it needs, and how much of that is there. */
export function Recipe({ recipe, parts, isOpen, isAsked, isPending, onMake }: RecipeProps) {
  const t = useTranslations('bonus-promotions.workshop');
  const rewardText = useRewardText();
  const reason = useId();
  const isReady = canMake(recipe, parts);
  const nameOf = (part: string): string => parts.find(({ code }) => code === part)?.name ?? part;
  return (
    <li
      className={styles.recipe}
      data-testid="recipe"
      data-recipe={recipe.code}
      data-ready={isReady || undefined}
    >
      <h3>
        <Icon name="lantern" size={28} /> {recipe.name}
      </h3>
      <p className={styles.prize}>{rewardText(recipe.reward)}</p>
      <ul className={styles.needs}>
        {recipe.needs.map(({ part, count }) => (
          <li key={part}>
            <PartPicture code={part} />
            {t('need', { part: nameOf(part), have: Math.min(count, haveOf(parts, part)), need: count })}
          </li>
        ))}
      </ul>
      <Button
        look={isReady ? 'gold' : 'quiet'}
        busy={isPending && isAsked}
        disabled={!isOpen || !isReady || (isPending && !isAsked)}
        aria-describedby={reason}
        onClick={() => !isPending && onMake()}
      >
        {t('assemble', { name: recipe.name })}
      </Button>
      <p id={reason} className={styles.small}>
        {isReady ? t('spends') : t('has', partsFor(recipe, parts))}
      </p>
    </li>
  );
}
