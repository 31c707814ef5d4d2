import { Field } from '@croupier/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './filter-bar.module.css';

/** Who writes on has not finished: the server is asked when the keys have rested for so long. */
const RESTS_MS = 300;

interface TextFilterProps {
  label: string;
  /** As the address has it. */
  value: string;
  isTaken(text: string): boolean;
  onChange(value: string): void;
}

/** A filter that is written. It holds when the keys rest, and only what the server takes is sent. */
export function TextFilter({ label, value, isTaken, onChange }: TextFilterProps) {
  const t = useTranslations('lib.list');
  const [draft, setDraft] = useState({ text: value, of: value, sent: value });
  // The address changed by something else (a view, "clear"): what is written gives way.
  if (draft.of !== value)
    setDraft({ text: draft.sent === value ? draft.text : value, of: value, sent: value });
  const wanted = draft.text.trim();
  const isOdd = wanted !== '' && !isTaken(wanted);
  const send = useEffectEvent(() => {
    if (isOdd || wanted === value) return;
    setDraft((now) => ({ ...now, sent: wanted }));
    onChange(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(send, RESTS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <Field
      type="search"
      className={styles.filter}
      label={label}
      value={draft.text}
      onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      error={isOdd ? t('odd') : ''}
    />
  );
}
