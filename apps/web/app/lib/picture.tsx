/** A picture as the server offers it: its smallest files come first to whom they are enough. */
export interface ShownPicture {
  readonly src: string;
  /** In pixels: they keep its place while it comes. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

interface PictureProps {
  picture: ShownPicture;
  /** '' where it only decorates. */
  alt: string;
  /** How wide it is shown, as `sizes` of an `<img>`; a browser that knows better, once it is laid out, takes its own measure. */
  sizes: string;
  /** In sight at once: it is not put off. */
  eager?: boolean;
  className?: string | undefined;
}

/** A picture of content in the smallest file that is sharp where it stands. Nothing moves when it comes. */
export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  const { src, width, height, sources } = picture;
  const image = (
    <img
      {...{ src, width, height, alt, className }}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager && { fetchPriority: 'high' })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={eager ? sizes : `auto, ${sizes}`} />
      ))}
      {image}
    </picture>
  );
}
