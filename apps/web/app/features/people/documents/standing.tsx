import type { Document } from '@croupier/contract/people/documents';
import { DOCUMENT_KINDS, nextProof, runningOut, type Proof } from '@croupier/domain/people/documents';
import type { VerifyStatus } from '@croupier/domain/people/players';
import type { RulePlaces } from '@croupier/domain/site/regions';
import { Badge, Card, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './documents.module.css';
import { LevelUnlocks } from './level-unlocks.tsx';

const STEPS = ['identity', 'address', 'face'] as const satisfies readonly Proof[];

interface Props {
  /** The newest first. */
  readonly documents: readonly Document[];
  readonly level: number;
  readonly verifyStatus: VerifyStatus;
  readonly places: RulePlaces;
}

/** How far a player has shown who they are, what that opens, and what comes next. */
export function Standing({ documents, level, verifyStatus: status, places }: Props) {
  const t = useTranslations('documents.standing');
  const next = nextProof(level);
  const date = useDate();
  const [soon] = runningOut(documents, new Date(useNow()));
  return (
    <Card className={styles.card}>
      <h2>{t('title', { level })}</h2>
      {(status === 'REJECTED' || status === 'EXPIRED') && <p role="status">{t(`status.${status}`)}</p>}
      {soon?.expiresOn && <p role="status">{t('soon', { day: date(soon.expiresOn, 'date', 'UTC') })}</p>}
      <ol className={styles.steps}>
        {STEPS.map((proof) => {
          const state = stateOf(documents, proof);
          return (
            <li key={proof}>
              <span>{t(`steps.${proof}`)}</span>
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
            </li>
          );
        })}
      </ol>
      <LevelUnlocks places={places} level={level} />
      <p className={styles.note}>{next ? t(`next.${next as (typeof STEPS)[number]}`) : t('all')}</p>
    </Card>
  );
}

type StepState = 'shown' | 'waits' | 'rejected' | 'expired' | 'missing';
const TONES: Readonly<Record<StepState, BadgeTone>> = {
  shown: 'win',
  waits: 'warn',
  rejected: 'lose',
  expired: 'lose',
  missing: 'quiet',
};

/** An approved one counts whatever came after it; else what waits, else what became of the last one. */
function stateOf(documents: readonly Document[], proof: Proof): StepState {
  const states = documents
    .filter(({ kind }) => DOCUMENT_KINDS[kind].proves === proof)
    .map(({ state }) => state);
  if (states.includes('approved')) return 'shown';
  if (states.includes('pending')) return 'waits';
  const last = states.find((state) => state !== 'draft');
  return last === 'rejected' || last === 'expired' ? last : 'missing';
}
