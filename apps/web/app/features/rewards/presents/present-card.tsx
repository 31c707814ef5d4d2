import type { Present } from '@croupier/contract/rewards/presents';
import { Button, buttonClass, Card, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { OddsTable } from '../bonus-promotions/inside.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import { PresentScene } from './present-scene.tsx';
import { unwrap } from './presents-query.ts';
import styles from './presents.module.css';
import { useFailureText } from './use-failure-text.ts';

interface CardProps {
  present: Present;
  onOpened(): void;
}

/** A present: what may be in it and until when, and once it is unwrapped what was in it. It is decided before anything on screen moves. */
export function PresentCard({ present, onOpened }: CardProps) {
  const t = useTranslations('presents');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const id = useId();
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const said = useRef<HTMLDivElement>(null);
  const open = useMutation({
    mutationFn: () => unwrap(present.id, language),
    onSuccess: () => {
      onOpened();
      void refreshProfile(client).catch(() => undefined);
    },
  });
  useEffect(() => {
    // The button is gone: whoever came by keyboard goes on from what was in it.
    if (open.data) said.current?.focus();
  }, [open.data]);
  const { name, lead, picture, code, expireDate, mayHold, terms, rule } = present;
  const look = open.isPending ? 'waiting' : open.data ? 'open' : 'wrapped';
  const press = () => !open.isPending && rule === null && open.mutate();
  return (
    <Card
      className={styles.card}
      data-testid="present"
      data-code={code}
      data-look={look}
      aria-labelledby={id}
    >
      <PresentScene look={look} picture={picture} code={code} onPulled={rule === null ? press : undefined} />
      <h3 id={id}>{name === '' ? t('fromUs') : name}</h3>
      <div role="status" ref={said} tabIndex={-1} className={styles.said}>
        {open.data && <Got {...open.data} />}
      </div>
      {!open.data && (
        <>
          {lead !== '' && <p>{lead}</p>}
          <FormFailure>{open.isError && failureText(open.error)}</FormFailure>
          <Button
            look="gold"
            busy={open.isPending}
            disabled={rule !== null}
            aria-describedby={`${id}-until`}
            onClick={press}
          >
            {open.isPending ? t('opening') : t('open')}
          </Button>
          <p id={`${id}-until`} className={styles.small}>
            {rule ? rules(rule.rule) : t('pull')}{' '}
            {expireDate !== null && t('until', { date: date(expireDate) })}
          </p>
        </>
      )}
      <details>
        <summary>{mayHold.length === 1 ? t('holds') : t('mayHold')}</summary>
        <OddsTable rows={mayHold} />
        {terms.length > 0 && <h4>{t('terms')}</h4>}
        {terms.map((html) => (
          <Prose key={html} html={html} />
        ))}
      </details>
    </Card>
  );
}

type Opened = Awaited<ReturnType<typeof unwrap>>;

function Got({ given, proof }: Opened) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  const isNothing = given.reward.kind === 'nothing';
  return (
    <div className={styles.got} data-testid="unwrapped" data-kind={given.reward.kind}>
      <p>{isNothing ? t('gotNothing') : t('got')}</p>
      {!isNothing && <p className={styles.prize}>{rewardText(given.reward)}</p>}
      <div className={styles.ways}>
        {given.to !== null && (
          <Link to={given.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
            {t('use')}
          </Link>
        )}
        {proof && (
          <Link to={`/fairness/verify?draw=${proof.seedPairId}.${proof.domain}.${proof.nonce}`}>
            {t('check')}
          </Link>
        )}
      </div>
    </div>
  );
}
