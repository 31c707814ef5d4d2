import type { NoticePreferences } from '@croupier/contract/people/notices';
import { CATEGORIES, CHANNELS, type Category, type Channel } from '@croupier/domain/people/notices';
import { Icon } from '@croupier/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PreferencesChange } from './preferences.ts';
import styles from './settings.module.css';
import { Switch } from './switch.tsx';

interface Props {
  preferences: NoticePreferences;
  onChange(change: PreferencesChange): void;
}

/** What by which way: a table where there is room for one, on a phone a group of switches for each kind of news. */
export function WayTable({ preferences, onChange }: Props) {
  const t = useTranslations('notices');
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
        {CHANNELS.map((channel) => (
          <span key={channel}>{t(`channels.${channel}`)}</span>
        ))}
      </div>
      {CATEGORIES.map((category) => (
        <Ways key={category} category={category} preferences={preferences} onChange={onChange} />
      ))}
    </div>
  );
}

function Ways({ category, preferences, onChange }: Props & { category: Category }) {
  const t = useTranslations('notices');
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.what}>
        <h3 id={id}>{t(`categories.${category}`)}</h3>
        <p className={styles.text}>{t(`settings.about.${category}`)}</p>
      </div>
      {CHANNELS.map((channel) => {
        const way = preferences.ways.find((one) => one.category === category && one.channel === channel);
        if (!way) return <span key={channel} className={styles.none} />;
        if (way.isLocked) return <Locked key={channel} channel={channel} />;
        return (
          <Switch
            key={channel}
            label={t(`channels.${channel}`)}
            quietLabel
            isOn={way.isOn}
            missing={preferences.reachable.includes(channel) ? undefined : t('settings.missing')}
            onChange={(isOn) => onChange({ ways: [{ category, channel, isOn }] })}
          />
        );
      })}
    </div>
  );
}

/** What is not for the player to choose. */
function Locked({ channel }: { channel: Channel }) {
  const t = useTranslations('notices');
  return (
    <p className={styles.way}>
      <span className={styles.name}>{t(`channels.${channel}`)}</span>
      <span className={styles.lock}>
        <Icon name="lock" size={18} />
        <span className="visually-hidden">{t('settings.always')}</span>
      </span>
    </p>
  );
}
