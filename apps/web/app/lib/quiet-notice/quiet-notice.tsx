import { Icon, IconButton, type IconName } from '@croupier/ui';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useTableKind } from '../table-view.ts';
import styles from './quiet-notice.module.css';
import { leaveQueue, useIsFirst, waitInQueue } from './queue.ts';

interface QuietNoticeProps {
  /** Of several that wait, the one of the lowest number is shown. */
  readonly place: number;
  readonly icon?: IconName;
  /** Address of a drawing, in place of an icon. */
  readonly picture?: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
  /** Where closing it is an answer; without it, only the buttons close it. */
  readonly onClose?: () => void;
}

/** Something that may wait, said in a corner: never at a table, one at a time, and nothing on the page moves for it. */
export function QuietNotice({ place, icon, picture, title, text, children, onClose }: QuietNoticeProps) {
  const close = useTranslations('shell')('close');
  const id = useId();
  const atTable = useTableKind() !== null;
  const isFirst = useIsFirst(place);
  useEffect(() => {
    waitInQueue(place);
    return () => leaveQueue(place);
  }, [place]);
  if (atTable || !isFirst) return null;
  return (
    <section
      className={styles.notice}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      {icon && <Icon name={icon} />}
      {picture && <img src={picture} alt="" width={480} height={360} className={styles.picture} />}
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {onClose && (
        <IconButton label={close} className={styles.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
