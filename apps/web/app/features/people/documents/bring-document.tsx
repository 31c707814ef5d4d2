import type { Document } from '@croupier/contract/people/documents';
import {
  DOCUMENT_KIND_NAMES,
  DOCUMENT_KINDS,
  isFormWhole,
  type DocumentKind,
  type FormOfPerson,
} from '@croupier/domain/people/documents';
import { Button, Card, FormFailure, Select } from '@croupier/ui';
import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './documents.module.css';
import { useRemove, useSend } from './documents-queries.ts';
import { useFailureText } from './failure-text.ts';
import { PageSlot } from './page-slot.tsx';

interface BringDocumentProps {
  readonly documents: readonly Document[];
  readonly mayUpload: boolean;
  /** What the document is held against. */
  readonly form: FormOfPerson;
  readonly chosen: DocumentKind;
  readonly onChoose: (kind: DocumentKind) => void;
  /** Where whoever wants to send something again is led. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Brings a document page by page and sends it in. One that was begun, here or on another device, goes on where it was. */
export function BringDocument({ documents, mayUpload, form, chosen, onChoose, heading }: BringDocumentProps) {
  const t = useTranslations('documents.bring');
  const draft = documents.find(({ state }) => state === 'draft');
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  const send = useSend();
  const remove = useRemove();
  const failureText = useFailureText();
  const kind = draft?.kind ?? chosen;
  const { pagesMin } = DOCUMENT_KINDS[kind];
  const id = draft?.id ?? fresh;
  const brought = draft?.pages.length ?? 0;
  const isWhole = isFormWhole(kind, form);
  const begin = { onSuccess: () => setFresh(crypto.randomUUID()) };
  if (!mayUpload)
    return (
      <Card className={styles.card}>
        <h2>{t('title')}</h2>
        <p>{t('notYet')}</p>
      </Card>
    );
  return (
    <Card className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <Select
        label={t('kind')}
        value={kind}
        disabled={draft !== undefined}
        onChange={({ target }) => onChoose(target.value as DocumentKind)}
        options={DOCUMENT_KIND_NAMES.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <p className={styles.note}>{t(`about.${kind}`)}</p>
      {isWhole ? (
        <Slots {...{ id, kind }} brought={draft?.pages ?? []} />
      ) : (
        <p className={styles.note}>
          {t('noForm')} <Link to="/profile">{t('toProfile')}</Link>
        </p>
      )}
      <p className={styles.note}>{t('safe')}</p>
      <FormFailure>{send.error && failureText(send.error)}</FormFailure>
      <div className={styles.actions}>
        <Button
          look="primary"
          busy={send.isPending}
          disabled={brought < pagesMin || !isWhole}
          onClick={() => send.mutate(id, begin)}
        >
          {t('send')}
        </Button>
        {draft && (
          <Button busy={remove.isPending} onClick={() => remove.mutate(id, begin)}>
            {t('drop')}
          </Button>
        )}
      </div>
      <p role="status">{send.isSuccess && !draft && t('sent')}</p>
    </Card>
  );
}

interface SlotsProps {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly brought: readonly number[];
}

/** A place for each page that was brought, and for the next one. */
function Slots({ id, kind, brought }: SlotsProps) {
  const { pagesMin, pagesMax } = DOCUMENT_KINDS[kind];
  return (
    <ul className={styles.slots}>
      {Array.from({ length: Math.min(brought.length + 1, pagesMax) }, (_, at) => (
        <PageSlot
          key={`${id} ${at}`}
          {...{ id, kind, place: at + 1 }}
          isBrought={brought.includes(at + 1)}
          isOptional={at >= pagesMin}
        />
      ))}
    </ul>
  );
}
