import {
  listProgrammes,
  pauseGiving,
  readGiving,
  resumeGiving,
} from '@croupier/contract/office/programmes-desk';
import { Button, buttonClass } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { PROGRAMME_LIST } from './programme-list.tsx';
import styles from './programmes-desk.module.css';

/** All that is given, and the way to give nothing for now. */
export default function ProgrammesPage() {
  const t = useTranslations('programmes-desk');
  const may = useMay();
  const [asking, ask] = useState<'pause' | 'resume' | null>(null);
  const { data: giving } = useQuery(queryOf(readGiving, {}));
  const next = giving?.paused ? 'resume' : 'pause';
  const actions = (
    <>
      <Link to="/programmes/caps" className={buttonClass({ size: 'small' })}>
        {t('caps.title')}
      </Link>
      {giving && may('publish.programmes') && (
        <Button size="small" onClick={() => ask(next)}>
          {t(`giving.${next}.open`)}
        </Button>
      )}
      {may('change.programmes') && (
        <Link to="/programmes/new" className={buttonClass({ size: 'small', look: 'primary' })}>
          {t('new.title')}
        </Link>
      )}
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} width="list" actions={actions}>
      {giving?.paused && (
        <p className={styles.faulty} role="status">
          {t('giving.paused', { name: giving.paused.by })} <Instant at={giving.paused.at} />
        </p>
      )}
      <DataList definition={PROGRAMME_LIST} />
      {asking && (
        <ActDialog
          title={t(`giving.${asking}.title`)}
          button={t(`giving.${asking}.button`)}
          tone={asking === 'pause' ? 'danger' : 'primary'}
          happens={[t(`giving.${asking}.happens`), t('giving.kept')]}
          operation={asking === 'pause' ? pauseGiving : (resumeGiving as unknown as typeof pauseGiving)}
          inputOf={(reason) => ({ body: { reason } })}
          changes={[listProgrammes, readGiving]}
          done={t(`giving.${asking}.done`)}
          onClose={() => ask(null)}
        />
      )}
    </Page>
  );
}
