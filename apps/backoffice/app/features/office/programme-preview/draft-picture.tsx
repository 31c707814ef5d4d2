import { pictureChoices, thumbnailPath } from '@croupier/contract/office/picture-desk';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { useMay } from '../../../lib/me.ts';
import styles from './programme-preview.module.css';

/** The picture that a draft names; its name where there is no such picture, or it may not be looked at. */
export function DraftPicture({ name }: { name: string }) {
  const t = useTranslations('programme-preview');
  const mayRead = useMay()('read.content');
  const { data } = useQuery({ ...queryOf(pictureChoices, {}), enabled: mayRead });
  const picture = data?.pictures.find((each) => each.name === name);
  if (picture) return <img className={styles.picture} src={thumbnailPath(picture)} alt="" />;
  return <span className={styles.lacks}>{data ? t('lacks.picture', { name }) : name}</span>;
}
