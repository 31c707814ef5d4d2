import { pauseGiving, resumeGiving, listProgrammes } from '@croupier/contract/office/programmes-desk';
import { Button, buttonClass } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { PROGRAMME_LIST } from './programme-list.tsx';

/** All that is given, and the way to give nothing for now. */
export default function ProgrammesPage() {
  const t = useTranslations('programmes-desk');
  const may = useMay();
  const [asking, ask] = useState<'pause' | 'resume' | null>(null);
  const actions = (
    <>
      {may('publish.programmes') &&
        (['pause', 'resume'] as const).map((each) => (
          <Button key={each} size="small" onClick={() => ask(each)}>
            {t(`giving.${each}.open`)}
          </Button>
        ))}
      {may('change.programmes') && (
        <Link to="/programmes/new" className={buttonClass({ size: 'small', look: 'primary' })}>
          {t('new.title')}
        </Link>
      )}
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} width="list" actions={actions}>
      <DataList definition={PROGRAMME_LIST} />
      {asking && (
        <ActDialog
          title={t(`giving.${asking}.title`)}
          button={t(`giving.${asking}.button`)}
          tone={asking === 'pause' ? 'danger' : 'primary'}
          happens={[t(`giving.${asking}.happens`), t('giving.kept')]}
          operation={asking === 'pause' ? pauseGiving : (resumeGiving as unknown as typeof pauseGiving)}
          inputOf={(reason) => ({ body: { reason } })}
          changes={[listProgrammes]}
          done={t(`giving.${asking}.done`)}
          onClose={() => ask(null)}
        />
      )}
    </Page>
  );
}
