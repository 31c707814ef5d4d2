import { Button, buttonClass, Dialog, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { NavLink, Link } from '../lib/link.tsx';
import { openModal } from '../lib/modals.ts';
import { useProfile } from '../lib/session.ts';
import styles from './menu-modal.module.css';
import { useMenu } from '../lib/nav-items.ts';
import { useSignOut } from './use-sign-out.ts';

/** The phone's menu: every page, the account, the settings. */
export default function MenuModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('shell');
  const profile = useProfile();
  const signOut = useSignOut();
  return (
    <Dialog title={profile?.nickname ?? t('nav.menu')} closeLabel={t('close')} onClose={onClose}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              onClose();
              openModal('search');
            }}
          >
            <Icon name="search" />
            {t('search')}
          </button>
        </li>
        {useMenu('rail').map((item) => (
          <li key={item.key}>
            <NavLink to={item.to} end={item.exact ?? false} className={styles.item!} onClick={onClose}>
              <Icon name={item.icon} />
              {t(`nav.${item.key}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              onClose();
              openModal('settings');
            }}
          >
            <Icon name="globe" />
            {t('settings')}
          </button>
        </li>
      </ul>
      <div className={styles.account}>
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
