import type { MagicBox as Box } from '@croupier/contract/rewards/bonus-promotions';
import { Button, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { putKnown } from '../../../lib/ask-anew.ts';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { Prose } from '../../site/content/prose.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import { BoxScene } from './box-scene.tsx';
import { Got, OpenFailure } from './got.tsx';
import { openBox, promotionQuery } from './promotion-query.ts';
import { Inside } from './inside.tsx';
import styles from './promotion.module.css';

/** The box, what came out of it, and what is in it. What comes is decided before anything on screen moves. */
export function MagicBox({ box }: { box: Box }) {
  const t = useTranslations('bonus-promotions');
  const date = useDate();
  const { language } = useRootData().visitor;
  const queries = useQueryClient();
  // The same until an answer has come: after a lost one the next press brings what was decided.
  const key = useRef(newKey());
  const open = useMutation({
    mutationFn: () => openBox({ key: key.current, code: box.code, language }),
    onSuccess: ({ promotion }) => {
      key.current = newKey();
      if (promotion.kind === 'magicBox')
        putKnown(queries, promotionQuery('magicBox', language).queryKey, promotion);
    },
    onError: (error) => {
      if (isAnswer(error)) key.current = newKey();
    },
  });
  const { given, proof } = open.data ?? {};
  const mayOpen = box.attempts > 0 && box.rule === null;
  const look = open.isPending ? 'waiting' : given ? 'open' : 'closed';
  return (
    <div className={styles.layout}>
      <div className={styles.stage}>
        <div className={styles.felt}>
          <BoxScene look={look} isEmpty={given?.reward.kind === 'nothing'} />
        </div>
        <div role="status" className={styles.said}>
          {given && !open.isPending && <Got given={given} proof={proof!} />}
        </div>
        <FormFailure>{open.isError && <OpenFailure error={open.error} />}</FormFailure>
        <Button
          look="gold"
          busy={open.isPending}
          disabled={!mayOpen}
          data-testid="open-box"
          onClick={() => !open.isPending && open.mutate()}
        >
          {open.isPending ? t('opening') : given ? t('again') : t('open')}
        </Button>
        <Attempts box={box} />
        {box.last && !given && <Last given={box.last} />}
        {box.until !== null && <p className={styles.small}>{t('until', { date: date(box.until) })}</p>}
      </div>
      <div className={styles.facts}>
        <Inside loot={box.loot} />
        {box.terms.map((html) => (
          <Prose key={html} html={html} />
        ))}
      </div>
    </div>
  );
}

function Last({ given }: { given: NonNullable<Box['last']> }) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  return <p className={styles.small}>{t('last', { what: rewardText(given.reward) })}</p>;
}

function Attempts({ box }: { box: Box }) {
  const t = useTranslations('bonus-promotions');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  if (box.rule) return <p>{rules(box.rule.rule)}</p>;
  if (box.attempts > 0) return <p>{t('attempts', { count: box.attempts })}</p>;
  return (
    <p>
      {t('noMore')} {box.nextFreeAt !== null && t('next', { date: date(box.nextFreeAt) })}
    </p>
  );
}
