import {
  judgeDocument,
  listSentDocuments,
  openDocument,
  type OpenDocument,
} from '@croupier/contract/office/documents-desk';
import { listApprovals } from '@croupier/contract/office/approvals';
import { asksOf, documentNumber, REJECT_REASONS, type RejectReason } from '@croupier/domain/people/documents';
import { Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { DateField } from '../../../lib/date-field/date-field.tsx';
import { countriesIn } from './countries.ts';

interface JudgeDialogProps {
  readonly document: OpenDocument;
  readonly verdict: 'approved' | 'rejected';
  onClose(): void;
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
/** What stands on the document, as it is read off. */
const NOTHING_READ = { expiresOn: '', country: '', number: '' };

/** Approves with what stands on the document, or says in ready words why it does not do. */
export function JudgeDialog({ document, verdict, onClose }: JudgeDialogProps) {
  const t = useTranslations('documents-desk');
  const [read, setRead] = useState(NOTHING_READ);
  const [why, setWhy] = useState<RejectReason>('unreadable');
  // One act, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const params = { id: document.id };
  // As it was when it was opened: what is read anew meanwhile may be other pages.
  const [submittedAt] = useState(document.submittedAt);
  const asks = asksOf(document.kind);
  const inputOf = (reason: string) => {
    const seen = { key, submittedAt, reason };
    if (verdict === 'rejected') return { params, body: { ...seen, state: 'rejected' as const, why } };
    const { expiresOn, country, number } = read;
    if (expiresOn !== '' && !DAY.test(expiresOn)) return null;
    if (asks.country && country === '') return null;
    if (asks.number && documentNumber(number) === undefined) return null;
    const body = { ...seen, state: 'approved' as const, expiresOn: expiresOn || null };
    return { params, body: { ...body, country: country || null, number: number.trim() || null } };
  };
  return (
    <ActDialog
      title={t(`judge.${verdict}.title`)}
      button={t(`judge.${verdict}.name`)}
      happens={[
        t(`judge.${verdict}.happens`),
        ...(verdict === 'approved' && asks.number ? [t('judge.known')] : []),
        ...(verdict === 'approved' && document.fourEyes ? [t('judge.fourEyes')] : []),
      ]}
      operation={judgeDocument}
      inputOf={inputOf}
      changes={[listSentDocuments, openDocument, listApprovals]}
      done={t('judge.done')}
      onClose={onClose}
    >
      {verdict === 'approved' ? (
        <ReadOff asks={asks} read={read} onRead={setRead} />
      ) : (
        <Select
          label={t('judge.why')}
          value={why}
          onChange={({ target }) => setWhy(target.value as RejectReason)}
          options={REJECT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      )}
    </ActDialog>
  );
}

interface ReadOffProps {
  readonly asks: ReturnType<typeof asksOf>;
  readonly read: typeof NOTHING_READ;
  onRead(read: typeof NOTHING_READ): void;
}

function ReadOff({ asks, read, onRead }: ReadOffProps) {
  const t = useTranslations('documents-desk.judge');
  const locale = useLocale();
  return (
    <>
      {asks.country && (
        <Select
          label={t(asks.number ? 'issuedBy' : 'livesIn')}
          value={read.country}
          onChange={({ target }) => onRead({ ...read, country: target.value })}
          options={[{ value: '', label: t('choose') }, ...countriesIn(locale)]}
        />
      )}
      {asks.number && (
        <Field
          label={t('number')}
          hint={t('numberHint')}
          autoComplete="off"
          value={read.number}
          onChange={({ target }) => onRead({ ...read, number: target.value })}
        />
      )}
      <DateField
        label={t('expiresOn')}
        hint={t('expiresHint')}
        value={read.expiresOn}
        onChange={(expiresOn) => onRead({ ...read, expiresOn })}
      />
    </>
  );
}
