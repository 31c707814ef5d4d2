import type { Operation } from '@croupier/contract/kit';
import type { ItemClaim } from '@croupier/contract/office/claims';
import { Button, FormFailure } from '@croupier/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ActDialog } from '../act/act-dialog.tsx';
import { useAct, type Deed } from '../act/use-act.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMe } from '../me.ts';
import styles from './claim-line.module.css';

export interface ClaimLineProps {
  claim: ItemClaim;
  /** Takes the item, over from somebody where a message says why. */
  take(over?: string): Deed<Operation>;
  giveBack(): Deed<Operation>;
  /** What is read anew. */
  changes: readonly Operation[];
}

/** Who has an item in hand, and the way to take it or to put it back. */
export function ClaimLine({ claim, take, giveBack, changes }: ClaimLineProps) {
  const t = useTranslations('lib.claim');
  const format = useFormatter();
  const me = useMe();
  const textOf = useErrorText();
  const [isOver, setIsOver] = useState(false);
  const taking = useAct({ changes, done: t('taken') });
  const giving = useAct({ changes, done: t('given') });
  const isOwn = claim?.operatorId === me.id;
  const until = claim ? format.dateTime(new Date(claim.until), { timeStyle: 'short' }) : '';
  const error = taking.error ?? giving.error;
  return (
    <div className={styles.row}>
      <p className={styles.note}>
        {!claim ? t('nobody') : isOwn ? t('own', { until }) : t('other', { name: claim.operator, until })}
      </p>
      {(!claim || isOwn) && (
        <Button size="small" busy={taking.isPending} onClick={() => taking.mutate(take())}>
          {isOwn ? t('longer') : t('take')}
        </Button>
      )}
      {isOwn && (
        <Button size="small" busy={giving.isPending} onClick={() => giving.mutate(giveBack())}>
          {t('giveBack')}
        </Button>
      )}
      {claim && !isOwn && (
        <Button size="small" onClick={() => setIsOver(true)}>
          {t('over')}
        </Button>
      )}
      <FormFailure>{error ? textOf(error) : null}</FormFailure>
      {isOver && claim && (
        <ActDialog
          title={t('overTitle', { name: claim.operator })}
          button={t('over')}
          happens={[t('overFirst', { name: claim.operator }), t('overSecond')]}
          operation={take('').operation}
          inputOf={(reason) => take(reason).input}
          changes={changes}
          done={t('taken')}
          onClose={() => setIsOver(false)}
        />
      )}
    </div>
  );
}

/** Whether the operator may decide about an item now: it is theirs, or in nobody's hand. */
export function useIsMine(claim: ItemClaim): boolean {
  const me = useMe();
  return claim === null || claim.operatorId === me.id;
}
