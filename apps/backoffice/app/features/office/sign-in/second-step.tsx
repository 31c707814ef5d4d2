import { loginWithCode, loginWithRecovery } from '@croupier/contract/office/operators';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { CodeForm } from './code-form.tsx';
import { Door } from './door.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './steps.module.css';
import type { Factor, SignIn } from './use-sign-in.ts';

const ORDER: readonly Factor[] = ['passkey', 'code', 'recovery'];

/** The second step: one of the factors there are, or setting up the first one. */
export function SecondStep({ signIn, factors }: { signIn: SignIn; factors: readonly Factor[] }) {
  const t = useTranslations('sign-in');
  const own = ORDER.filter((factor) => factors.includes(factor));
  const [factor, setFactor] = useState<Factor>(factors.includes('enrol') ? 'enrol' : (own[0] ?? 'enrol'));
  if (factor === 'enrol') return <EnrolStep signIn={signIn} />;
  return (
    <Door title={t(`${factor}.title`)} lead={t(`${factor}.lead`)}>
      <Step factor={factor} signIn={signIn} />
      <div className={styles.others}>
        {own
          .filter((other) => other !== factor)
          .map((other) => (
            <Button key={other} look="plain" size="small" onClick={() => setFactor(other)}>
              {t(`${other}.instead`)}
            </Button>
          ))}
        <Button look="plain" size="small" onClick={signIn.back}>
          {t('back')}
        </Button>
      </div>
    </Door>
  );
}

function Step({ factor, signIn }: { factor: Factor; signIn: SignIn }) {
  const t = useTranslations('sign-in');
  if (factor === 'passkey') return <PasskeyStep signIn={signIn} />;
  const isRecovery = factor === 'recovery';
  return (
    <CodeForm
      // Another factor begins with an empty field.
      key={factor}
      label={t(`${factor}.label`)}
      isDigits={!isRecovery}
      button={t('enter')}
      send={(code) => call(isRecovery ? loginWithRecovery : loginWithCode, { body: { code } })}
      onDone={signIn.enter}
      onFailure={signIn.startAgain}
    />
  );
}
