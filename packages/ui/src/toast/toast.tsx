import { useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './toast.module.css';
import { dismissToast, listToasts, subscribeToasts, type ToastTone } from './toast-store.ts';

export { showToast, type ToastTone } from './toast-store.ts';

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const satisfies Record<
  ToastTone,
  IconName
>;

/** Where toasts appear; once in the shell. Errors interrupt a screen reader, the rest waits its turn. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, listToasts);
  return (
    <section className={styles.toaster} aria-label={label}>
      <div role="status" className={styles.list}>
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={`${styles.toast} ${styles[toast.tone]}`}
            role={toast.tone === 'error' ? 'alert' : undefined}
          >
            <Icon name={ICONS[toast.tone]} />
            <p className={styles.text}>{toast.text}</p>
            {toast.action && (
              <Button
                look="plain"
                size="small"
                onClick={() => {
                  toast.action?.run();
                  dismissToast(toast.id);
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <IconButton label={closeLabel} onClick={() => dismissToast(toast.id)}>
              <Icon name="close" size={18} />
            </IconButton>
          </div>
        ))}
      </div>
    </section>
  );
}
