import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The site has few routes: naming them all in the document is smaller than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
