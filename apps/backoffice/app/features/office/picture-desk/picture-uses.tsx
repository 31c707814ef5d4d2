import type { PictureUse } from '@croupier/contract/office/picture-desk';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** The documents that show a picture, or will; while there are any it stays. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('picture-desk');
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">{t('uses.title')}</h2>
      {uses.length === 0 ? (
        <p>{t('uses.none')}</p>
      ) : (
        <>
          <p>{t('uses.some')}</p>
          <ul>
            {uses.map(({ kind, key, scope, version }) => (
              <li key={`${kind}/${key}/${scope}`}>
                <Link to={`/content/${kind}/${key}/${scope}`}>
                  {t('uses.one', { kind, key, scope, version })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
