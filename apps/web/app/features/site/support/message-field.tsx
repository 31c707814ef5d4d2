import { SUPPORT_MESSAGE_MAX } from '@croupier/domain/site/support';
import { Field } from '@croupier/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './support.module.css';

interface MessageFieldProps extends ComponentProps<'textarea'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** Several lines of text in the frame of a field. */
export function MessageField({ label, error, ...textarea }: MessageFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      as={({ id, className, ...field }) => (
        <textarea
          {...textarea}
          id={id}
          className={`${className} ${styles.message}`}
          aria-invalid={field['aria-invalid']}
          aria-describedby={field['aria-describedby']}
          rows={6}
          maxLength={SUPPORT_MESSAGE_MAX}
        />
      )}
    />
  );
}
