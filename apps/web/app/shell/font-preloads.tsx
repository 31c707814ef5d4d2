import montserratCyrillic from '@fontsource/montserrat/files/montserrat-cyrillic-400-normal.woff2?url';
import montserratLatin from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff2?url';
import ubuntuCyrillicBold from '@fontsource/ubuntu/files/ubuntu-cyrillic-700-normal.woff2?url';
import ubuntuCyrillic from '@fontsource/ubuntu/files/ubuntu-cyrillic-400-normal.woff2?url';
import ubuntuLatin from '@fontsource/ubuntu/files/ubuntu-latin-400-normal.woff2?url';
import ubuntuLatinBold from '@fontsource/ubuntu/files/ubuntu-latin-700-normal.woff2?url';
import type { Language } from '@croupier/domain/site/regions';

/** Only the two files that the first screen cannot do without; the rest come when a letter asks for them. */
export function FontPreloads({ language, font }: { language: Language; font: 'ubuntu' | 'montserrat' }) {
  const latin = font === 'ubuntu' ? [ubuntuLatin, ubuntuLatinBold] : [montserratLatin];
  const cyrillic =
    font === 'ubuntu' ? [ubuntuCyrillic, ubuntuCyrillicBold] : [montserratCyrillic, montserratLatin];
  return (language === 'en' ? latin : cyrillic).map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
