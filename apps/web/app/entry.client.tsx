import { allAskedTexts } from './lib/messages.ts';
import { keepInstallPrompt } from './lib/install-prompt.ts';
import { guardChunkLoads } from './lib/chunk-reload.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

guardChunkLoads();
keepInstallPrompt();
// The page's own modules ran before this one and have asked for their texts.
await Promise.all(allAskedTexts());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
