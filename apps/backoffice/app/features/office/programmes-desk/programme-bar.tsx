import type { ProgrammeView } from '@croupier/contract/office/programmes-desk';
import { mayAct, type ProgrammeAct } from '@croupier/domain/rewards/programmes';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import type { Written } from '../../../lib/use-written.ts';
import { ProgrammeDialog, type Asking } from './programme-dialogs.tsx';
import styles from './programmes-desk.module.css';

interface ProgrammeBarProps {
  readonly programme: ProgrammeView;
  readonly written: Written<ProgrammeView['body']> | null;
  readonly faults: readonly string[];
  onSaved(): void;
  onLookAgain(): void;
}

/** Acts on a programme beside writing and publishing it. */
const ACTS = ['pause', 'resume', 'end', 'withdraw'] as const satisfies readonly ProgrammeAct[];

/** Buttons for the acts that a programme's state and the operator's permissions allow. */
export function ProgrammeBar({ programme, written, faults, onSaved, onLookAgain }: ProgrammeBarProps) {
  const t = useTranslations('programmes-desk.do');
  const may = useMay();
  const [asking, ask] = useState<Asking | null>(null);
  const { state, draft, latestVersion, followsShipped } = programme;
  const isNew = latestVersion === 0;
  const open = (what: Asking, isOff = false) => (
    <Button
      key={what}
      look={what === 'save' ? 'primary' : 'plain'}
      disabled={isOff}
      onClick={() => ask(what)}
    >
      {t(`${what}.open`)}
    </Button>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.acts}>
        {may('change.programmes') && open('save', !written && !isNew)}
        {may('publish.programmes') &&
          open('publish', isNew || written !== null || !draft || faults.length > 0)}
        {may('publish.programmes') && ACTS.filter((act) => mayAct(act, state)).map((act) => open(act))}
        {may('change.programmes') && !isNew && open('clone')}
      </div>
      {followsShipped && !isNew && <p className={styles.origin}>{t('follows')}</p>}
      {asking && (
        <ProgrammeDialog
          asking={asking}
          programme={programme}
          body={written?.body ?? programme.body}
          basedOn={written?.basedOn ?? latestVersion}
          faults={faults.length}
          onSaved={onSaved}
          onClose={() => {
            ask(null);
            // Whether somebody else was quicker is seen at once.
            onLookAgain();
          }}
        />
      )}
    </div>
  );
}
