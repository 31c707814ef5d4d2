import type { Plugin } from 'vite';

const MODULE = /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/**
 * The router loads the page anew, at once and every time, where a page's script does not come. Its failure goes the way of all
 * other scripts' instead (`lib/chunk-reload.ts`): loaded anew once in ten seconds and path, as soon as the server answers, and
 * else an error that has a screen.
 */
export function routerReloadPlugin(): Plugin {
  return {
    name: 'croupier-router-reload',
    enforce: 'pre',
    transform(code, id) {
      return this.environment.name === 'client' && MODULE.test(id)
        ? { code: withTold(code), map: null }
        : undefined;
    },
  };
}

/** @throws where the router's code is no longer what this knows */
export function withTold(code: string): string {
  if (code.split(RELOAD).length !== 2)
    throw new Error(
      'The router loads pages anew in another way than this plugin knows: read its routeModules.js.',
    );
  return code.replace(
    RELOAD,
    `const told = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
		if (window.dispatchEvent(told)) throw error;`,
  );
}
