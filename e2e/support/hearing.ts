import type { Page } from '@playwright/test';

/** Is there once a page that is opened after this call hears what is news of its player: before that it would miss some. */
export const hearing = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"authenticated":true')) resolve();
      }),
    ),
  );
