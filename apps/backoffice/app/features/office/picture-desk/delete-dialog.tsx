import { deletePicture, listPictures, pictureChoices } from '@croupier/contract/office/picture-desk';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Takes a picture away that nothing shows. */
export function DeleteDialog({ name, onClose }: { name: string; onClose(): void }) {
  const t = useTranslations('picture-desk');
  const navigate = useNavigate();
  return (
    <ActDialog
      title={t('delete.title', { name })}
      button={t('delete.button')}
      tone="danger"
      happens={[t('delete.gone'), t('delete.forGood')]}
      operation={deletePicture}
      inputOf={(reason) => ({ params: { name }, body: { reason } })}
      changes={[listPictures, pictureChoices]}
      done={t('delete.done', { name })}
      onDone={() => void navigate({ to: '/pictures' })}
      onClose={onClose}
    />
  );
}
