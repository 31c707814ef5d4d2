import montserrat400 from '@croupier/ui/fonts/montserrat-400.woff2?url';
import montserrat500 from '@croupier/ui/fonts/montserrat-500.woff2?url';
import montserrat700 from '@croupier/ui/fonts/montserrat-700.woff2?url';
import ubuntu400 from '@croupier/ui/fonts/ubuntu-400.woff2?url';
import ubuntu500 from '@croupier/ui/fonts/ubuntu-500.woff2?url';
import ubuntu700 from '@croupier/ui/fonts/ubuntu-700.woff2?url';

const FILES = {
  ubuntu: [ubuntu400, ubuntu500, ubuntu700],
  montserrat: [montserrat400, montserrat500, montserrat700],
};

/** The three weights of every first screen; text is not painted twice. */
export function FontPreloads({ font }: { font: keyof typeof FILES }) {
  return FILES[font].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
