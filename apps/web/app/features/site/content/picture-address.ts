import type { Brand } from '@croupier/domain/site/brands';

/** Where a drawing is: the brand's own (`about.toro.svg`), where there is one. */
export function pictureAddress(name: string, brand: Brand, hasFile: (path: string) => boolean): string {
  const own = `/art/${name}.${brand}.svg`;
  return hasFile(own) ? own : `/art/${name}.svg`;
}
