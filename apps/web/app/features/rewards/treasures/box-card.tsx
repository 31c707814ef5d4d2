import type { Box } from '@croupier/contract/rewards/treasures';
import { Button, buttonClass, Card, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew, putKnown } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { OddsTable } from '../bonus-promotions/inside.tsx';
import { LapBar, useLapTerms } from '../earning/lap.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import { ChestScene } from './chest-scene.tsx';
import styles from './treasures.module.css';
import { BOXES_KEY, boxesQuery, open } from './treasures-query.ts';
import { useFailureText } from './use-failure-text.ts';

/** A box in any of its states. What is in it is decided before anything on screen moves; whoever leaves early finds it opened. */
export function BoxCard({ box }: { box: Box }) {
  const id = useId();
  const language = useLanguage();
  const client = useQueryClient();
  const said = useRef<HTMLDivElement>(null);
  const opening = useMutation({
    mutationFn: () => open(box.id, language),
    onSuccess: ({ box: next }) => {
      putKnown(client, boxesQuery(language).queryKey, (all) =>
        next.state === 'FINISHED'
          ? all?.filter((one) => one.id !== next.id)
          : all?.map((one) => (one.id === next.id ? next : one)),
      );
      void refreshProfile(client).catch(() => undefined);
      // The next box comes once this one is done.
      if (next.state === 'FINISHED') void askAnew(client, { queryKey: BOXES_KEY });
    },
  });
  const wasOpened = opening.data?.box.state === 'OPENED';
  useEffect(() => {
    // The button has changed its meaning: whoever came by keyboard goes on from what was in it.
    if (wasOpened) said.current?.focus();
  }, [wasOpened]);
  return (
    <Card className={styles.card} data-testid="box" data-state={box.state} aria-labelledby={id}>
      <div className={styles.felt}>
        <ChestScene icon={box.typeIcon} look={lookOf(box, opening.isPending)} />
      </div>
      <h2 id={id}>{box.names[language]}</h2>
      <div role="status" ref={said} tabIndex={-1} className={styles.said}>
        {box.given && <Got given={box.given} proof={opening.data?.proof ?? null} />}
      </div>
      <Standing box={box} isPending={opening.isPending} error={opening.error} onPress={opening.mutate} />
      <Inside box={box} />
    </Card>
  );
}

function lookOf(
  { state, accessible }: Box,
  isPending: boolean,
): 'filling' | 'full' | 'waiting' | 'open' | 'lost' {
  if (state === 'OPENED' || state === 'FINISHED') return 'open';
  if (state === 'LOST') return 'lost';
  if (isPending) return 'waiting';
  return accessible ? 'full' : 'filling';
}

interface StandingProps {
  readonly box: Box;
  readonly isPending: boolean;
  readonly error: unknown;
  onPress(): void;
}

/** How far it is, until when, and the one thing that can be done about it. */
function Standing({ box, isPending, error, onPress }: StandingProps) {
  const t = useTranslations('treasures');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const id = useId();
  const failureText = useFailureText();
  const { state, accessible, expireDate, rule, progress } = box;
  const isOver = state === 'OPENED' || state === 'LOST';
  const until = expireDate === null ? '' : date(expireDate);
  const press = () => !isPending && onPress();
  return (
    <>
      {state === 'LOST' && <p>{t('lost')}</p>}
      {!isOver && !accessible && (
        <>
          <LapBar progress={progress} averageCost={null} name={t('filled')} />
          <p className={styles.small}>{until === '' ? t('noEnd') : t('fillBy', { date: until })}</p>
        </>
      )}
      <FormFailure>{error !== null && error !== undefined && failureText(error)}</FormFailure>
      {accessible && (
        <>
          <Button look="gold" busy={isPending} disabled={rule !== null} aria-describedby={id} onClick={press}>
            {isPending ? t('opening') : t('open')}
          </Button>
          <p id={id} className={styles.small}>
            {rule ? rules(rule.rule) : until === '' ? t('full') : t('ready', { date: until })}
          </p>
        </>
      )}
      {isOver && (
        <Button look="quiet" busy={isPending} onClick={press}>
          {t('putAway')}
        </Button>
      )}
    </>
  );
}

type Opened = Awaited<ReturnType<typeof open>>;

function Got({ given, proof }: { given: NonNullable<Box['given']>; proof: Opened['proof'] }) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  const isNothing = given.reward.kind === 'nothing';
  return (
    <div className={styles.got} data-testid="in-the-box" data-kind={given.reward.kind}>
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

/** What may be in it, with the chance of each, and what counts for it. */
function Inside({ box: { loot, terms, progress } }: { box: Box }) {
  const t = useTranslations('treasures');
  const counts = useLapTerms()(progress);
  return (
    <details>
      <summary>{loot.rows.length === 1 ? t('holds') : t('mayHold')}</summary>
      <OddsTable rows={loot.rows} />
      <h3>{t('terms')}</h3>
      {counts.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {terms.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </details>
  );
}
