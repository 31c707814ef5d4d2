import { isLanguage } from './lib/language.ts';
import { loadMessages } from './lib/messages.ts';
import { guardChunkLoads } from './lib/chunk-reload.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

guardChunkLoads();
const { language } = document.documentElement.dataset;
if (isLanguage(language)) await loadMessages(language);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
