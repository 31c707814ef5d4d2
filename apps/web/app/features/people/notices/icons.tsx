import type { Notice } from '@croupier/contract/people/notices';
import { Drawing, Icon, type IconName } from '@croupier/ui';

/** Drawn here: only who is signed in is sent it. */
const BELL =
  'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4-1.7 5.4-2.3 6.3-.3.5 0 1.2.7 1.2h14.2c.7 0 1-.7.7-1.2-.6-.9-2.3-2.3-2.3-6.3A5.5 5.5 0 0 0 12 4zM12 4V2.8M9.8 20a2.4 2.4 0 0 0 4.4 0';

export const BellIcon = ({ size }: { size?: number }) => (
  <Drawing path={BELL} {...(size !== undefined && { size })} />
);

const ICONS = {
  security: 'shield',
  money: 'coins',
  play: 'heart',
  service: 'info',
  rewards: 'medal',
  offers: 'gift',
} as const satisfies Record<Notice['category'], IconName>;

export const CategoryIcon = ({ category }: { category: Notice['category'] }) => (
  <Icon name={ICONS[category]} size={20} />
);
