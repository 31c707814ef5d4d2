import { houseHealth, replayFacts, type ReaderHealth } from '@croupier/contract/office/health-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

const POSITION = /^[1-9][0-9]{0,17}$/;

/** Has a reader read old positions again. Its effects happen again: it says so before anything else. */
export function ReplayDialog({ reader, onClose }: { reader: ReaderHealth; onClose(): void }) {
  const t = useTranslations('health-desk');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isRange = POSITION.test(from) && POSITION.test(to) && BigInt(from) <= BigInt(to);
  const odd = (text: string) => (text !== '' && !POSITION.test(text) ? t('replay.odd') : '');
  return (
    <ActDialog
      title={t('replay.of', { reader: reader.name })}
      button={t('replay.name')}
      tone="danger"
      happens={[t('replay.first'), t('replay.second'), t('replay.third')]}
      operation={replayFacts}
      inputOf={(reason) => (isRange ? { params: { reader: reader.name }, body: { from, to, reason } } : null)}
      changes={[houseHealth]}
      done={t('replay.done')}
      onClose={onClose}
    >
      <Field
        label={t('replay.from')}
        inputMode="numeric"
        autoComplete="off"
        value={from}
        onChange={(event) => setFrom(event.target.value.trim())}
        error={odd(from)}
      />
      <Field
        label={t('replay.to')}
        hint={t('replay.upTo', { position: reader.position })}
        inputMode="numeric"
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.target.value.trim())}
        error={odd(to) || (from && to && !isRange ? t('replay.upsideDown') : '')}
      />
    </ActDialog>
  );
}
