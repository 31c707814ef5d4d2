import { CONTENT_KIND_NAMES, CONTENT_SCOPES } from '@croupier/contract/site/content/kinds';
import { Button, Field, Select } from '@croupier/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Page } from '../../../lib/page/page.tsx';
import styles from './content-desk.module.css';
import { isKey, useScopeText } from './document-name.ts';

/** Names a document that is to be written; where there is one of that name already, it opens. */
export default function NewPage() {
  const t = useTranslations('content-desk');
  const scopeText = useScopeText();
  const navigate = useNavigate();
  const [kind, setKind] = useState<string>('banner');
  const [scope, setScope] = useState<string>('all');
  const [key, setKey] = useState('');
  const [pressed, setPressed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isKey(key)) void navigate({ to: `/content/${kind}/${key}/${scope}` });
  };
  return (
    <Page title={t('new.title')} lead={<Link to="/content">{t('one.all')}</Link>} width="narrow">
      <form className={styles.form} onSubmit={submit} noValidate>
        <Select
          label={t('filters.kind')}
          value={kind}
          options={CONTENT_KIND_NAMES.map((value) => ({ value, label: t(`choices.kind.${value}`) }))}
          onChange={(event) => setKind(event.target.value)}
        />
        <Field
          label={t('columns.key')}
          hint={t('new.keyHint')}
          value={key}
          error={pressed && !isKey(key) ? t('new.keyOdd') : ''}
          onChange={(event) => setKey(event.target.value)}
        />
        <Select
          label={t('filters.scope')}
          hint={t('new.scopeHint')}
          value={scope}
          options={CONTENT_SCOPES.map((value) => ({ value, label: scopeText(value) }))}
          onChange={(event) => setScope(event.target.value)}
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
