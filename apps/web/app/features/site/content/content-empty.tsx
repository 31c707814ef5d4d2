import { buttonClass, EmptyState, Icon, type IconName } from '@croupier/ui';
import { Link } from '../../../lib/link.tsx';
import styles from './content-empty.module.css';
import type { LoadedPage } from './load-page-data.ts';

/** What a page says where its list has nothing in it, and where to go meanwhile. */
export function ContentEmpty({ empty, icon }: { empty: LoadedPage['empty']; icon: IconName }) {
  if (!empty) return null;
  const { title, text, action } = empty;
  return (
    <div className={styles.plate}>
      <EmptyState
        icon={<Icon name={icon} size={28} />}
        title={title}
        text={text}
        action={
          action && (
            <Link to={action.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
              {action.label}
            </Link>
          )
        }
      />
    </div>
  );
}
