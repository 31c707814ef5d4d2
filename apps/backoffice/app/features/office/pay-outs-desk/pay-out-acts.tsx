import * as api from '@croupier/contract/office/pay-outs-desk';
import { caseOf, isHeld, REJECT_REASONS, type PayOutRejectReason } from '@croupier/domain/money/pay-outs';
import { Button, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { ClaimLine, useIsMine } from '../../../lib/claim/claim-line.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { CaseActs, SettleDialog, type Became } from './case-acts.tsx';
import { CHANGES } from './changes.ts';
import styles from './pay-outs-desk.module.css';

type Act = 'APPROVED' | 'REJECTED' | 'hold' | Became;

/** The claim of a pay-out, and its acts. One that is to be sent automatically can only be held. */
export function PayOutActs({ payOut }: { payOut: api.DeskPayOut }) {
  const t = useTranslations('pay-outs-desk.do');
  const may = useMay();
  const isMine = useIsMine(payOut.claim);
  const [act, choose] = useState<Act>();
  const { id, state, reasons } = payOut;
  const what = caseOf({ ...payOut, owedMinor: BigInt(payOut.owedMinor) });
  const params = { id };
  if (!may('decide.pay-outs')) return null;
  const leave = () => choose(undefined);
  return (
    <div className={styles.acts}>
      {(state === 'IN_REVIEW' || what) && (
        <ClaimLine
          claim={payOut.claim}
          take={(over) => ({ operation: api.takePayOut, input: { params, body: over ? { over } : {} } })}
          giveBack={() => ({ operation: api.giveBackPayOut, input: { params } })}
          changes={CHANGES}
        />
      )}
      {state === 'IN_REVIEW' && (
        <>
          {isHeld(reasons) && <p className={styles.note}>{t('held')}</p>}
          <Button look="primary" disabled={!isMine || isHeld(reasons)} onClick={() => choose('APPROVED')}>
            {t('APPROVED.name')}
          </Button>
          <Button look="danger" disabled={!isMine} onClick={() => choose('REJECTED')}>
            {t('REJECTED.name')}
          </Button>
        </>
      )}
      {(state === 'PENDING' || state === 'APPROVED') && (
        <Button onClick={() => choose('hold')}>{t('hold.name')}</Button>
      )}
      {what && <CaseActs payOut={payOut} what={what} onChoose={choose} />}
      {act === 'hold' && <HoldDialog id={id} onClose={leave} />}
      {(act === 'APPROVED' || act === 'REJECTED') && (
        <DecideDialog payOut={payOut} to={act} onClose={leave} />
      )}
      {what && (act === 'PAID' || act === 'FAILED') && (
        <SettleDialog payOut={payOut} what={what} became={act} onClose={leave} />
      )}
    </div>
  );
}

function HoldDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('pay-outs-desk.do.hold');
  return (
    <ActDialog
      title={t('title')}
      button={t('name')}
      happens={[t('first'), t('second')]}
      operation={api.holdPayOut}
      inputOf={(reason) => ({ params: { id }, body: { reason } })}
      changes={CHANGES}
      done={t('done')}
      onClose={onClose}
    />
  );
}

interface DecideDialogProps {
  readonly payOut: api.DeskPayOut;
  readonly to: 'APPROVED' | 'REJECTED';
  onClose(): void;
}

/** Lets it go, or turns it down with what its player is told; neither can be taken back. */
function DecideDialog({ payOut, to, onClose }: DecideDialogProps) {
  const t = useTranslations('pay-outs-desk');
  const money = useMoney();
  // One act, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const [told, setTold] = useState<PayOutRejectReason>('not_yours');
  const { id, amountMinor, currency, mask } = payOut;
  const values = { amount: money(amountMinor, currency), mask };
  return (
    <ActDialog
      title={t(`do.${to}.title`, values)}
      button={t(`do.${to}.name`)}
      tone={to === 'APPROVED' ? 'primary' : 'danger'}
      happens={[
        t(`do.${to}.first`, values),
        t(`do.${to}.second`),
        ...(to === 'APPROVED' ? [t('do.secondPerson')] : []),
      ]}
      operation={api.decidePayOut}
      inputOf={(reason) => ({
        params: { id },
        body: { key, decision: to === 'APPROVED' ? { to } : { to, told }, reason },
      })}
      changes={CHANGES}
      done={t(`do.${to}.done`)}
      onClose={onClose}
    >
      {to === 'REJECTED' && (
        <Select
          label={t('do.told')}
          value={told}
          onChange={({ target }) => setTold(target.value as PayOutRejectReason)}
          options={REJECT_REASONS.map((value) => ({ value, label: t(`told.${value}`) }))}
        />
      )}
    </ActDialog>
  );
}
