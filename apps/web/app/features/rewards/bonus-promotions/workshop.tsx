import { ApiError } from '@croupier/contract/kit';
import type { Manufacture } from '@croupier/contract/rewards/bonus-promotions';
import { buttonClass, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew, putKnown } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import { LapBar, useLapTerms } from '../earning/lap.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import { makeSet, promotionKey, promotionQuery } from './promotion-query.ts';
import styles from './promotion.module.css';
import { Recipe } from './recipe.tsx';
import { Tray } from './tray.tsx';

/** A bench with the parts that I have, and what can be assembled of them. */
export function Workshop({ promotion }: { promotion: Manufacture }) {
  const t = useTranslations('bonus-promotions.workshop');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const { language } = useRootData().visitor;
  const queries = useQueryClient();
  useNudge('part', () => void askAnew(queries, { queryKey: promotionKey('manufacture') }));
  const { code, parts, recipes, rule, progress, until } = promotion;
  // The same until an answer has come: after a lost one the next press brings what was made, and spends nothing more.
  const key = useRef(newKey());
  const [asked, setAsked] = useState<string>();
  const make = useMutation({
    mutationFn: (recipe: string) => makeSet({ key: key.current, code, recipe, language }),
    onSuccess: ({ promotion: next }) => {
      key.current = newKey();
      putKnown(queries, promotionQuery('manufacture', language).queryKey, next);
    },
    onError: (error) => {
      if (isAnswer(error)) key.current = newKey();
    },
  });
  const press = (recipe: string) => {
    // Another wish is another key; the first one is looked up by its own.
    if (make.isError && asked !== recipe) key.current = newKey();
    setAsked(recipe);
    make.mutate(recipe);
  };
  return (
    <div className={styles.workshop}>
      <Tray promotion={promotion} />
      {rule && <p>{rules(rule.rule)}</p>}
      {progress && <OnTheWay promotion={{ ...promotion, progress }} />}
      <div role="status">{make.data && !make.isPending && <Made given={make.data.given} />}</div>
      <FormFailure>{make.isError && <Failure error={make.error} />}</FormFailure>
      <section>
        <h2>{t('recipes')}</h2>
        <ul className={styles.recipes}>
          {recipes.map((recipe) => (
            <Recipe
              key={recipe.code}
              recipe={recipe}
              parts={parts}
              isOpen={rule === null}
              isAsked={asked === recipe.code}
              isPending={make.isPending}
              onMake={() => press(recipe.code)}
            />
          ))}
        </ul>
      </section>
      {until !== null && <p className={styles.small}>{t('until', { date: date(until) })}</p>}
      <div className={styles.facts}>
        {promotion.terms.map((html) => (
          <Prose key={html} html={html} />
        ))}
      </div>
    </div>
  );
}

type Running = Manufacture & { readonly progress: NonNullable<Manufacture['progress']> };

function OnTheWay({ promotion: { progress, averageCost } }: { promotion: Running }) {
  const t = useTranslations('bonus-promotions.workshop');
  const lines = useLapTerms()(progress);
  return (
    <section className={styles.lap}>
      <h2>{t('next')}</h2>
      <LapBar progress={progress} averageCost={averageCost} name={t('next')} />
      <p className={styles.small}>{lines.join(' ')}</p>
    </section>
  );
}

function Made({ given }: { given: Awaited<ReturnType<typeof makeSet>>['given'] }) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  return (
    <div className={styles.got} data-testid="made">
      <p>{t('workshop.made')}</p>
      <p className={styles.prize}>{rewardText(given.reward)}</p>
      {given.to !== null && (
        <Link to={given.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
          {t('use')}
        </Link>
      )}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations('bonus-promotions');
  if (!(error instanceof ApiError)) return <>{t('workshop.failed')}</>;
  if (error.key === 'target_not_reached') return <>{t('workshop.lacks')}</>;
  return (
    <>{error.key === 'offer_over' || error.key === 'not_found' ? t('workshop.over') : t('workshop.failed')}</>
  );
}
