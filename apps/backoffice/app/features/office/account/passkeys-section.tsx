import { officeMe, removePasskey, type OperatorSelf } from '@croupier/contract/office/operators';
import { Button, showToast } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useAct } from '../../../lib/act/use-act.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMe } from '../../../lib/me.ts';
import styles from './account.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { Section } from './section.tsx';

type Passkey = OperatorSelf['passkeys'][number];

/** My second factors: whether there is a code, and the passkeys by name. */
export function PasskeysSection() {
  const t = useTranslations('account.factors');
  const { hasCode, passkeys } = useMe();
  return (
    <Section title={t('title')} lead={t(hasCode ? 'hasCode' : 'noCode')}>
      {passkeys.length === 0 ? (
        <p className={styles.detail}>{t('noPasskeys')}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </Section>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useTranslations('account.factors');
  const textOf = useErrorText();
  const remove = useAct<typeof removePasskey>({ changes: [officeMe], done: t('removed') });
  const press = () =>
    remove.mutate(
      { operation: removePasskey, input: { params: { id } } },
      { onError: (error) => showToast(textOf(error), 'error') },
    );
  return (
    <li className={styles.row}>
      <div>
        <p>{name}</p>
        <p className={styles.detail}>
          {t('since')} <Instant at={createdAt} />
          {lastUsedAt && (
            <>
              {' · '}
              {t('used')} <Instant at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button size="small" busy={remove.isPending} aria-label={t('removeOne', { name })} onClick={press}>
        {t('remove')}
      </Button>
    </li>
  );
}
