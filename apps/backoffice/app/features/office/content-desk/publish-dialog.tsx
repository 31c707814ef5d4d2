import {
  contentSchedule,
  listContent,
  publishContent,
  readContent,
  type ContentDocument,
} from '@croupier/contract/office/content-desk';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { DateField } from '../../../lib/date-field/date-field.tsx';
import { momentOf, plannedTimes, type TypedTimes } from './planned-times.ts';
import { RegionClocks } from './region-clock.tsx';

/** What publishing, taking back and following change. */
export const CHANGED = [readContent, listContent, contentSchedule] as const;

/** Puts a draft in force, at once or for a time. */
export function PublishDialog({ document, onClose }: { document: ContentDocument; onClose(): void }) {
  const t = useTranslations('content-desk.publish');
  const [times, setTimes] = useState<TypedTimes>({ from: '', until: '' });
  const { kind, key, scope, latestVersion: version } = document;
  const planned = plannedTimes(times, useNow({ updateInterval: 60_000 }));
  return (
    <ActDialog
      title={t('title', { version })}
      button={t('button')}
      happens={[
        times.from ? t('later') : t('now'),
        times.until ? t('ends') : t('always'),
        ...(document.followsShipped ? [t('unfollows')] : []),
      ]}
      operation={publishContent}
      inputOf={(reason) =>
        (planned && { params: { kind, key, scope }, body: { version, ...planned, reason } }) || null
      }
      changes={CHANGED}
      done={t('done', { version })}
      onClose={onClose}
    >
      <Moment name="from" times={times} scope={scope} onChange={setTimes} />
      <Moment name="until" times={times} scope={scope} onChange={setTimes} error={planned ? '' : t('odd')} />
    </ActDialog>
  );
}

interface MomentProps {
  name: keyof TypedTimes;
  times: TypedTimes;
  scope: string;
  onChange(times: TypedTimes): void;
  error?: string;
}

/** A moment on the operator's clock, and what it is on the clocks of the regions. */
function Moment({ name, times, scope, onChange, error = '' }: MomentProps) {
  const t = useTranslations('content-desk.publish');
  const moment = momentOf(times[name]);
  return (
    <div>
      <DateField
        withTime
        label={t(name)}
        hint={t(`${name}Hint`, { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        value={times[name]}
        error={error}
        onChange={(moment) => onChange({ ...times, [name]: moment })}
      />
      {moment && <RegionClocks at={moment} scope={scope} />}
    </div>
  );
}
