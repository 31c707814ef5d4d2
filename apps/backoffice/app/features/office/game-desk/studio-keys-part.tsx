import {
  createStudioKey,
  listStudios,
  type Studio,
  type StudioKeyView,
} from '@croupier/contract/office/game-desk';
import { Badge, Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import styles from './game.module.css';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { Table } from './part.tsx';
import { RetireKeyDialog } from './retire-key-dialog.tsx';

const LIVE_MOST = 2;
const TONES = { current: 'win', next: 'accent', retiring: 'warn', retired: 'quiet' } as const;

/** The keys that a studio's calls are signed with: at most two live ones, and those that are over. */
export function StudioKeysPart({ studio }: { studio: Studio }) {
  const t = useTranslations('game-desk.studios.keys');
  const may = useMay()('change.studios');
  const [asks, setAsks] = useState(false);
  const [secret, setSecret] = useState<string>();
  const live = studio.keys.filter(({ state }) => state !== 'retired');
  const columns = [
    { name: t('key') },
    { name: t('state') },
    { name: t('made') },
    { name: t('used') },
    { name: t('ends') },
    ...(may ? [{ name: t('acts') }] : []),
  ];
  return (
    <section className={styles.section} aria-label={t('title')}>
      <div className={styles.head}>
        <h3>{t('title')}</h3>
        {may && live.length < LIVE_MOST && (
          <Button size="small" onClick={() => setAsks(true)}>
            {t('create.name')}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <Table label={t('title')} columns={columns}>
        {studio.keys.map((key) => (
          <KeyRow key={key.fingerprint} studio={studio} of={key} may={may} />
        ))}
      </Table>
      {asks && (
        <ActDialog
          title={t('create.title', { name: studio.name })}
          button={t('create.button')}
          happens={[t('create.lives'), t('create.once')]}
          operation={createStudioKey}
          inputOf={(reason) => ({ params: { code: studio.code }, body: { reason } })}
          changes={[listStudios]}
          done={t('create.done')}
          onDone={(made) => setSecret(made.secret)}
          onClose={() => setAsks(false)}
        />
      )}
      {secret !== undefined && (
        <NewKeyDialog name={studio.name} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </section>
  );
}

function KeyRow({ studio, of: key, may }: { studio: Studio; of: StudioKeyView; may: boolean }) {
  const t = useTranslations('game-desk.studios.keys');
  const [retires, setRetires] = useState(false);
  const endless = studio.keys.filter(({ retiresAt }) => retiresAt === null);
  const hasOther = endless.some(({ fingerprint }) => fingerprint !== key.fingerprint);
  return (
    <tr>
      <td>
        <code className={styles.fingerprint}>{key.fingerprint}</code>
      </td>
      <td>
        <Badge tone={TONES[key.state]}>{t(`states.${key.state}`)}</Badge>
      </td>
      <td>
        {key.createdAt === null ? t('shipped') : <Instant at={key.createdAt} />}
        {key.createdBy !== null && <> · {t('by', { name: key.createdBy })}</>}
      </td>
      <td>{key.lastUsedAt === null ? t('never') : <Instant at={key.lastUsedAt} seconds />}</td>
      <td>
        {key.retiresAt === null ? '—' : <Instant at={key.retiresAt} />}
        {key.retiredBy !== null && <> · {key.retiredBy}</>}
      </td>
      {may && (
        <td>
          {key.state !== 'retired' && hasOther && (
            <Button
              size="small"
              aria-label={t('retire.one', { fingerprint: key.fingerprint })}
              onClick={() => setRetires(true)}
            >
              {t('retire.name')}
            </Button>
          )}
          {retires && (
            <RetireKeyDialog
              code={studio.code}
              fingerprint={key.fingerprint}
              isNextUnused={endless.every(
                ({ fingerprint, lastUsedAt }) => fingerprint === key.fingerprint || lastUsedAt === null,
              )}
              onClose={() => setRetires(false)}
            />
          )}
        </td>
      )}
    </tr>
  );
}
