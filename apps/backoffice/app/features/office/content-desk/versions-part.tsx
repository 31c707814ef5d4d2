import {
  readContentVersion,
  type ContentDocument,
  type VersionRow,
} from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { Badge, Button, EmptyState, showToast, type BadgeTone } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { useWhoText } from '../../../lib/compare/use-who-text.ts';
import styles from './content-desk.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const TONES = {
  draft: 'warn',
  scheduled: 'accent',
  inForce: 'win',
  past: 'quiet',
  withdrawn: 'lose',
} as const satisfies Record<VersionRow['state'], BadgeTone>;

interface VersionsPartProps {
  document: ContentDocument;
  /** Takes up what a version says, to be written on. */
  onReturn?(body: EditedBody): void;
}

/** Every version: who wrote it, what became of it. */
export function VersionsPart({ document, onReturn }: VersionsPartProps) {
  const t = useTranslations('content-desk.versions');
  const [withdrawing, setWithdrawing] = useState<number | null>(null);
  const { kind, key, scope, versions, latestVersion } = document;
  const name = { kind, key, scope };
  if (versions.length === 0)
    return <EmptyState icon={<Icon name="history" />} title={t('none')} text={t('noneText')} />;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            {['version', 'state', 'saved', 'time', 'published', 'acts'].map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((row) => (
            <VersionLine
              key={row.version}
              row={row}
              name={name}
              onReturn={row.version < latestVersion ? onReturn : undefined}
              onWithdraw={() => setWithdrawing(row.version)}
            />
          ))}
        </tbody>
      </table>
      {withdrawing !== null && (
        <WithdrawDialog name={name} version={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </div>
  );
}

interface VersionLineProps {
  row: VersionRow;
  name: Pick<ContentDocument, 'kind' | 'key' | 'scope'>;
  onReturn: ((body: EditedBody) => void) | undefined;
  onWithdraw(): void;
}

function VersionLine({ row, name, onReturn, onWithdraw }: VersionLineProps) {
  const t = useTranslations('content-desk.versions');
  const may = useMay();
  const textOf = useErrorText();
  const whoOf = useWhoText();
  const { version, state } = row;
  const back = useMutation({
    mutationFn: () => call(readContentVersion, { params: { ...name, version: String(version) } }),
    onSuccess: ({ body }) => onReturn?.(body),
    onError: (error) => showToast(textOf(error), 'error'),
  });
  return (
    <tr>
      <th scope="row">{version}</th>
      <td>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </td>
      <td>
        {whoOf(row.savedBy)}
        <br />
        <Instant at={row.savedAt} />
      </td>
      <td>
        {row.from ? <Instant at={row.from} /> : '—'}
        {row.until && (
          <>
            {' – '}
            <Instant at={row.until} />
          </>
        )}
      </td>
      <td>
        {row.publishedBy ? whoOf(row.publishedBy) : '—'}
        {row.withdrawnBy && <div>{t('takenBack', { name: row.withdrawnBy })}</div>}
      </td>
      <td>
        <span className={styles.acts}>
          {onReturn && (
            <Button size="small" look="plain" busy={back.isPending} onClick={() => back.mutate()}>
              {t('return', { version })}
            </Button>
          )}
          {may('publish.content') && (state === 'inForce' || state === 'scheduled') && (
            <Button size="small" look="plain" onClick={onWithdraw}>
              {t('withdraw', { version })}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
