import { Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { CheckState } from './verification-view.ts';
import styles from './verify.module.css';

const STATES = {
  agrees: { icon: 'check', text: 'yes' },
  differs: { icon: 'close', text: 'no' },
  skipped: { icon: 'info', text: 'skipped' },
} as const satisfies Record<CheckState, { icon: IconName; text: string }>;

/** Comparisons and how each came out, by sign and by word. */
export function CheckList({ checks }: { checks: readonly { text: string; state: CheckState }[] }) {
  const t = useTranslations('fairness.verify');
  return (
    <ul className={styles.checks}>
      {checks.map(({ text, state }) => (
        <li key={text} data-state={state}>
          <Icon name={STATES[state].icon} size={20} />
          <span>{text}</span>
          <strong>{t(STATES[state].text)}</strong>
        </li>
      ))}
    </ul>
  );
}
