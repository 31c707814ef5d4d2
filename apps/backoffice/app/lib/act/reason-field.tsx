import { TextArea } from '@croupier/ui';
import { useTranslations } from 'use-intl';

/** As the contract's `ReasonSchema` has it. */
const LEAST = 3;
const MOST = 500;

/** Whether a text may stand in the log as a reason. */
export const isReason = (text: string): boolean => {
  const { length } = text.trim();
  return length >= LEAST && length <= MOST;
};

/** Why it is done. Every act asks, and says that others will read it. */
export function ReasonField(props: { value: string; onChange(value: string): void; pressed: boolean }) {
  const { value, onChange, pressed } = props;
  const t = useTranslations('lib.act');
  return (
    <TextArea
      label={t('reason')}
      hint={t('reasonHint')}
      rows={2}
      required
      maxLength={MOST}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={pressed && !isReason(value) ? t('reasonNeeded', { least: LEAST }) : ''}
    />
  );
}
