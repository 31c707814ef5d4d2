import { POSTER_FOLDER, POSTER_FORMATS, POSTER_WIDTHS, posterPath } from '@croupier/domain/site/posters';
import type { Language } from '@croupier/domain/site/regions';
import versions from 'virtual:posters';
import { useLanguage } from './root-data.ts';

interface PosterProps {
  /** Of the house. */
  game: string;
  /** How wide it is shown, as `sizes` of an `<img>`; a browser that knows better, once it is laid out, takes its own measure. */
  sizes: string;
  /** In sight at once: it is not put off. */
  eager?: boolean;
  className?: string | undefined;
}

/** A game's poster with its name in the page's language, in the smallest file that is sharp where it stands. */
export function Poster({ game, sizes, eager = false, className }: PosterProps) {
  const language = useLanguage();
  const version = versions[game];
  const image = {
    alt: '',
    width: 600,
    height: 800,
    sizes: eager ? sizes : `auto, ${sizes}`,
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
    className,
  } as const;
  if (version === undefined) return <img src={posterAddress(game)} {...image} />;
  const [avif, webp] = POSTER_FORMATS.map((format) =>
    POSTER_WIDTHS.map(
      (width) => `${posterPath({ game, version, language, width, format })} ${width}w`,
    ).join(),
  );
  const plain = posterPath({ game, version, language, width: 400, format: 'webp' });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={image.sizes} />
      <img src={plain} srcSet={webp} {...image} />
    </picture>
  );
}

/**
 * The poster for who knows nothing of this build: the same address whatever it looks like.
 * @param language the lettering's, for who reads the picture now: the address then changes with it
 */
export function posterAddress(game: string, language?: Language): string {
  const version = versions[game];
  if (!language || version === undefined) return `${POSTER_FOLDER}${game}.webp`;
  return posterPath({ game, version, language, width: 600, format: 'webp' });
}
