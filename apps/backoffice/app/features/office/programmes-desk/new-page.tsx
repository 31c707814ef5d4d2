import { Button, Field, Select } from '@croupier/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Page } from '../../../lib/page/page.tsx';
import { KNOWN_KINDS, useKindText } from './known-kinds.ts';
import { isCode } from './programme-name.ts';
import styles from './programmes-desk.module.css';

/** Names a programme that is to be written; where there is one of that name already, it opens. */
export default function NewPage() {
  const t = useTranslations('programmes-desk');
  const kindText = useKindText();
  const navigate = useNavigate();
  const [kind, setKind] = useState(KNOWN_KINDS[0]!.kind);
  const [code, setCode] = useState('');
  const [pressed, setPressed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isCode(code)) void navigate({ to: `/programmes/${kind}/${code}` });
  };
  return (
    <Page title={t('new.title')} lead={<Link to="/programmes">{t('one.all')}</Link>} width="narrow">
      <form className={styles.form} onSubmit={submit} noValidate>
        <Select
          label={t('filters.kind')}
          value={kind}
          options={KNOWN_KINDS.map(({ kind: value }) => ({ value, label: kindText(value) }))}
          onChange={(event) => setKind(event.target.value)}
        />
        <Field
          label={t('columns.code')}
          hint={t('new.codeHint')}
          value={code}
          error={pressed && !isCode(code) ? t('new.codeOdd') : ''}
          onChange={(event) => setCode(event.target.value)}
        />
        <div>
          <Button look="primary" type="submit">
            {t('new.write')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
