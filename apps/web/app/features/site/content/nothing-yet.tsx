import { buttonClass, EmptyState, Icon, type IconName } from '@croupier/ui';
import { Link } from '../../../lib/link.tsx';
import type { LoadedPage } from './load-page-data.ts';

/** What a page's content says where its list has nothing in it, and where to go meanwhile. */
export function NothingYet({ empty, icon }: { empty: LoadedPage['empty']; icon: IconName }) {
  if (!empty) return null;
  return (
    <EmptyState
      icon={<Icon name={icon} size={28} />}
      title={empty.title}
      text={empty.text}
      action={
        empty.action && (
          <Link to={empty.action.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
            {empty.action.label}
          </Link>
        )
      }
    />
  );
}
