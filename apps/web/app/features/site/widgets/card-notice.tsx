import type { Card } from '@croupier/contract/site/content';
import { buttonClass } from '@croupier/ui';
import { Link } from '../../../lib/link.tsx';
import { QuietNotice } from '../../../lib/quiet-notice/quiet-notice.tsx';
import { NOTICE_PLACE } from './notice-place.ts';

/** A few words of the house and the way to more of them; whoever takes it has seen them. */
export function CardNotice({ card, onHide }: { card: Card; onHide(): void }) {
  const { title, text, picture, action } = card;
  return (
    <QuietNotice
      place={NOTICE_PLACE}
      picture={`/media/${picture}`}
      title={title}
      text={text}
      onClose={onHide}
    >
      <Link to={action.to as `/${string}`} className={buttonClass({ look: 'primary' })} onClick={onHide}>
        {action.label}
      </Link>
    </QuietNotice>
  );
}
