import type { PayIn } from '@croupier/contract/money/payments';
import { Button, buttonClass, Card, Icon, Skeleton, type IconName } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { ChooseGames } from './choose-games.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import styles from './verification.module.css';

export type Outcome = PayIn['state'] | 'checking' | 'unknown' | 'error';

const LOOKS = {
  checking: { icon: 'refresh', tone: 'quiet', text: undefined },
  CREATED: { icon: 'deposit', tone: 'quiet', text: 'created' },
  PENDING: { icon: 'history', tone: 'quiet', text: 'pending' },
  PAID: { icon: 'check', tone: 'win', text: 'paid' },
  FAILED: { icon: 'close', tone: 'lose', text: 'failed' },
  EXPIRED: { icon: 'history', tone: 'lose', text: 'expired' },
  LATE: { icon: 'history', tone: 'quiet', text: 'late' },
  RETURNING: { icon: 'history', tone: 'quiet', text: 'returning' },
  RETURNED: { icon: 'check', tone: 'quiet', text: 'returned' },
  REFUNDED: { icon: 'history', tone: 'quiet', text: 'refunded' },
  CHARGED_BACK: { icon: 'warning', tone: 'lose', text: 'chargedBack' },
  unknown: { icon: 'search', tone: 'quiet', text: 'unknown' },
  error: { icon: 'warning', tone: 'lose', text: 'error' },
} as const satisfies Record<Outcome, { icon: IconName; tone: string; text: string | undefined }>;

/** Their title has it. */
const NAMES_AMOUNT: ReadonlySet<Outcome> = new Set([
  'PAID',
  'LATE',
  'RETURNING',
  'RETURNED',
  'REFUNDED',
  'CHARGED_BACK',
]);

export interface PaymentOutcomeProps {
  outcome: Outcome;
  payIn: PayIn | null | undefined;
  /** Where the deposit was begun, without language; null where that was no table. */
  table: `/${string}` | null;
  slow: boolean;
  onRetry(): void;
}

/** What became of a payment, in one card; its change is spoken. */
export function PaymentOutcome({ outcome, payIn, table, slow, onRetry }: PaymentOutcomeProps) {
  const t = useTranslations('payments.verification');
  const { money } = useFormat();
  const { icon, tone, text } = LOOKS[outcome];
  const amount = payIn ? money(payIn.amountMinor, payIn.currency) : '';
  const waiting = outcome === 'checking' || outcome === 'PENDING';
  return (
    <Card as="div" className={styles.card} data-outcome={outcome}>
      <img className={styles.picture} src="/art/payments.svg" alt="" width="480" height="360" />
      <span className={styles.icon} data-tone={tone} data-waiting={waiting || undefined}>
        <Icon name={icon} size={40} />
      </span>
      <div role="status" className={styles.words}>
        <h1 className={styles.title}>{text ? t(`${text}Title`, { amount }) : t('checking')}</h1>
        {text && <p className={styles.text}>{t(`${text}Text`)}</p>}
        {payIn?.askedMinor && outcome === 'PAID' && (
          <p className={styles.text}>
            {t('otherText', { amount, asked: money(payIn.askedMinor, payIn.currency) })}
          </p>
        )}
        {outcome === 'PENDING' && slow && <p className={styles.text}>{t('slow')}</p>}
      </div>
      {outcome === 'checking' && <Skeleton lines={2} className={styles.skeleton} />}
      {payIn?.bonus && <BonusOutcome outcome={outcome} state={payIn.bonus.state} />}
      {payIn && !NAMES_AMOUNT.has(outcome) && <p className={styles.amount}>{amount}</p>}
      <div className={styles.actions}>
        <Actions outcome={outcome} payIn={payIn} table={table} onRetry={onRetry} />
      </div>
      {payIn && (
        <p className={styles.number}>
          {t('number', { id: payIn.id })}{' '}
          <Link to={`/support?id=${payIn.id}#write`} className={styles.ask}>
            {t('ask')}
          </Link>
        </p>
      )}
      {payIn && outcome !== 'checking' && <ReceiptLink id={payIn.id} />}
    </Card>
  );
}

/** Whether the bonus that was chosen has come; of a payment that failed there is none to tell of. */
function BonusOutcome({ outcome, state }: { outcome: Outcome; state: NonNullable<PayIn['bonus']>['state'] }) {
  const t = useTranslations('payments.verification');
  const profile = useProfile();
  if (outcome !== 'PAID' && outcome !== 'PENDING') return null;
  const isPaid = outcome === 'PAID';
  // Nothing is in its way: it is on its way.
  const comes = !isPaid || (state === 'WAITING' && !profile?.activeBonus);
  return (
    <p role="status" className={styles.text} data-testid="bonus-outcome">
      {t(comes ? 'bonusComes' : `bonus${state}`)} {isPaid && <Link to="/bonuses">{t('toBonuses')}</Link>}
    </p>
  );
}

function Actions({
  outcome,
  payIn,
  table,
  onRetry,
}: Pick<PaymentOutcomeProps, 'outcome' | 'payIn' | 'table' | 'onRetry'>): ReactNode {
  const t = useTranslations('payments.verification');
  const on = (look: 'primary' | 'quiet') => (
    <Link to={table ?? '/'} className={buttonClass({ look, wide: true })}>
      {t(table ? 'toTable' : 'toGames')}
    </Link>
  );
  const payments = (
    <Link to="/profile/payments" className={buttonClass({ wide: true })}>
      {t('toPayments')}
    </Link>
  );
  if (outcome === 'checking') return null;
  const first = {
    PAID: table ? on('primary') : <ChooseGames />,
    CREATED: payIn?.redirectUrl && (
      <a href={payIn.redirectUrl} className={buttonClass({ look: 'gold', wide: true })}>
        {t('toProvider')}
      </a>
    ),
    PENDING: on('primary'),
    FAILED: <DepositAgain />,
    EXPIRED: <DepositAgain />,
    LATE: on('primary'),
    RETURNING: on('primary'),
    RETURNED: <DepositAgain />,
    REFUNDED: <DepositAgain />,
    CHARGED_BACK: <DepositAgain />,
    unknown: on('primary'),
    error: (
      <Button look="primary" wide onClick={onRetry}>
        {t('retry')}
      </Button>
    ),
  }[outcome];
  const isUnpaid = outcome === 'CREATED' || outcome === 'FAILED' || outcome === 'EXPIRED';
  return (
    <>
      {first}
      {table && isUnpaid ? on('quiet') : payments}
    </>
  );
}

function DepositAgain() {
  const t = useTranslations('payments.verification');
  return (
    <Link to="/profile/payments?deposit=1" className={buttonClass({ look: 'gold', wide: true })}>
      {t('again')}
    </Link>
  );
}
