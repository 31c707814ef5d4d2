import { Button, buttonClass, Dialog, Icon, type IconName } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { NavLink, Link } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useMenu } from '../lib/nav-items.ts';
import { useProfile } from '../lib/session.ts';
import styles from './menu-modal.module.css';
import { useSignOut } from '../lib/use-sign-out.ts';

/** The phone's menu: every page, the account, the settings. */
export default function MenuModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('shell');
  const profile = useProfile();
  const signOut = useSignOut();
  const toModal = (name: 'search' | 'settings', icon: IconName) => (
    <li>
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          onClose();
          openModal(name);
        }}
      >
        <Icon name={icon} />
        {t(name)}
      </button>
    </li>
  );
  return (
    <Dialog title={profile?.nickname ?? t('nav.menu')} closeLabel={t('close')} onClose={onClose}>
      <ul className={styles.list}>
        {toModal('search', 'search')}
        {useMenu('rail').map((item) => (
          <li key={item.key}>
            <NavLink to={item.to} end={item.exact ?? false} className={styles.item!} onClick={onClose}>
              <Icon name={item.icon} />
              {t(`nav.${item.key}`)}
            </NavLink>
          </li>
        ))}
        {toModal('settings', 'globe')}
      </ul>
      <div className={styles.account}>
        {profile && (
          <Button
            wide
            icon={<Icon name="pause" size={20} />}
            onClick={() => {
              onClose();
              openModal('stop');
            }}
          >
            {t('nav.stop')}
          </Button>
        )}
        {profile ? (
          <Button wide icon={<Icon name="exit" size={20} />} onClick={() => void signOut().then(onClose)}>
            {t('nav.signOut')}
          </Button>
        ) : (
          <>
            <Link to="/login" className={buttonClass({ wide: true })} onClick={onClose}>
              {t('nav.signIn')}
            </Link>
            <Link to="/sign-up" className={buttonClass({ look: 'primary', wide: true })} onClick={onClose}>
              {t('nav.signUp')}
            </Link>
          </>
        )}
      </div>
    </Dialog>
  );
}
