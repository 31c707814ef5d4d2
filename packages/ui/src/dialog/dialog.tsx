import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { layerOf } from './layers.ts';
import { useSwipeClose } from './use-swipe-close.ts';

export interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** `wide`: for two things beside each other; `side`: over the right edge, as high as the window. */
  size?: 'small' | 'medium' | 'large' | 'wide' | 'side';
  /** As high as it may be, whatever it holds: for tabs, which must not move under the finger. */
  steady?: boolean;
}

/**
 * The platform's modal dialog: traps focus, closes on Escape, makes the page behind inert. On phones
 * it is a sheet from below that a swipe down closes. Open while mounted.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  footer,
  size = 'medium',
  steady,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const swipe = useSwipeClose(dialog, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const layer = layerOf(element);
    element.style.zIndex = String(layer.zIndex);
    element.showModal();
    document.documentElement.classList.add('modal-open');
    return () => {
      element.close();
      if (layer.leave() === 0) document.documentElement.classList.remove('modal-open');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.panel} data-steady={steady || undefined}>
        <header className={styles.header} {...swipe}>
          <span className={styles.grip} aria-hidden="true" />
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
