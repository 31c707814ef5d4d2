import type { Round } from '@croupier/contract/play/rounds';
import { stakeUnitsOf } from '@croupier/games';
import { Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CheckList } from './check-list.tsx';
import { ComputedSteps } from './computed-steps.tsx';
import { DrawTable } from './draw-table.tsx';
import type { VerificationResult } from './run-verification.ts';
import { SeedValue } from './seed-value.tsx';
import type { CheckName } from './verification-view.ts';
import type { VerifyForm } from './verify-form-rules.ts';
import styles from './verify.module.css';

const VERDICTS = {
  agrees: { icon: 'check', title: 'allGood', text: 'allGoodText' },
  differs: { icon: 'warning', title: 'bad', text: 'badText' },
  computed: { icon: 'info', title: 'computed', text: 'computedText' },
} as const;
const CHECKS = {
  commitment: 'checkCommitment',
  math: 'checkMath',
  outcome: 'checkOutcome',
  money: 'checkMoney',
} as const satisfies Record<CheckName, string>;
/** What was computed, what it was compared with, and where every stop came from. */
export function VerifyResult({
  form,
  result,
  recorded,
}: {
  form: VerifyForm;
  result: VerificationResult;
  recorded: Round | undefined;
}) {
  const t = useTranslations('fairness.verify');
  const { view, verification, definition } = result;
  const verdict = VERDICTS[view.verdict];
  return (
    <>
      <Card className={styles.verdict} data-verdict={view.verdict}>
        <h2>
          <Icon name={verdict.icon} size={28} />
          {t(verdict.title)}
        </h2>
        <p>{t(verdict.text)}</p>
        <CheckList checks={view.checks.map(({ name, state }) => ({ text: t(CHECKS[name]), state }))} />
      </Card>
      <Card className={styles.card}>
        <h2>{t('resultTitle')}</h2>
        <ComputedSteps definition={definition} outcome={verification.outcome} />
        <Payment
          result={result}
          recorded={
            view.checks.some(({ name, state }) => name === 'money' && state !== 'skipped')
              ? recorded
              : undefined
          }
        />
      </Card>
      <Card className={styles.card}>
        <h2>{t('drawsTitle')}</h2>
        <p className={styles.text}>{t('drawsText')}</p>
        <dl className={styles.inputs}>
          <SeedValue name={t('fingerprint')} value={verification.commitment} />
          <SeedValue name={t('key')} value={form.serverSeed} />
          <SeedValue name={t('message')} value={`${definition.id}:${form.clientSeed}:${form.nonce}:0`} />
        </dl>
        {view.draws.length === 0 ? (
          <p>{t('noDraws')}</p>
        ) : (
          <DrawTable game={definition.id} draws={view.draws} />
        )}
      </Card>
    </>
  );
}

function Payment({ result, recorded }: { result: VerificationResult; recorded: Round | undefined }) {
  const t = useTranslations('fairness.verify');
  const format = useFormat();
  const { verification, definition } = result;
  const centistakes = Math.round((verification.outcome.winUnits / stakeUnitsOf(definition)) * 100);
  return (
    <p className={styles.payment}>
      <span>{t('wins')}</span>
      <strong>
        ×{format.number(centistakes / 100, 2)}
        {recorded && (
          <>
            {' = '}
            <Money amountMinor={recorded.winMinor} currency={recorded.currency} />
          </>
        )}
      </strong>
    </p>
  );
}
