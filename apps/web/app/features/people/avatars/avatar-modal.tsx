import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { uploadAvatar } from '@croupier/contract/people/avatars';
import { avatarPath, DRAWN_AVATARS } from '@croupier/domain/people/avatars';
import { Button, Dialog, FormFailure, Icon } from '@croupier/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { textOf } from '../../../lib/refusal-texts.ts';
import { useProfile } from '../../../lib/session.ts';
import { TooLarge, useSetAvatar } from './avatars-queries.ts';
import styles from './avatars.module.css';

/** As the house reads them. */
const FILES = 'image/jpeg,image/png,image/webp,image/avif';

const TEXTS = {
  picture_unreadable: 'unreadable',
  payload_too_large: 'tooLarge',
  too_many_requests: 'tooOften',
  unavailable: 'notNow',
  network: 'network',
} as const satisfies Record<RefusalOf<typeof uploadAvatar> | 'payload_too_large' | 'network', string>;

/** The drawings of the house, and the way to a picture of one's own. What is chosen is shown at once. */
export default function AvatarModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('avatars');
  const profile = useProfile();
  const file = useRef<HTMLInputElement>(null);
  const { mutate: set, isPending, isSuccess, error, variables } = useSetAvatar();
  if (!profile) return null;
  const isUploading = isPending && typeof variables === 'object' && 'file' in variables;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.modal}>
        <FormFailure>{error && t(`failed.${failureOf(error)}`)}</FormFailure>
        <ul className={styles.drawings} aria-label={t('drawn')}>
          {DRAWN_AVATARS.map((drawn) => (
            <li key={drawn}>
              <button
                type="button"
                className={styles.drawing}
                aria-label={t(`names.${drawn}`)}
                aria-pressed={profile.avatar === avatarPath(drawn)}
                disabled={isPending}
                onClick={() => set({ drawn })}
              >
                <img src={avatarPath(drawn)} alt="" width={96} height={96} />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('uploadNote')}</p>
        <div className={styles.actions}>
          <input
            ref={file}
            type="file"
            accept={FILES}
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('upload')}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen) set({ file: chosen });
              target.value = '';
            }}
          />
          <Button look="primary" busy={isUploading} onClick={() => file.current?.click()}>
            {t(isUploading ? 'uploading' : 'upload')}
          </Button>
          {profile.avatar !== null && (
            <Button disabled={isPending} onClick={() => set('none')}>
              {t('remove')}
            </Button>
          )}
          <p role="status" className={styles.done}>
            {isSuccess && (
              <>
                <Icon name="check" size={20} /> {t('done')}
              </>
            )}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function failureOf(error: Error): (typeof TEXTS)[keyof typeof TEXTS] | 'other' {
  if (error instanceof TooLarge) return 'tooLarge';
  return (error instanceof ApiError && textOf(TEXTS, error.key)) || 'other';
}
