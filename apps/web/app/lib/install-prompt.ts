/** What Chromium hands out when the site can be installed; other browsers hand out nothing. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Once and early; it is kept until somebody asks to install, and the browser shows nothing by itself. */
export const OFFERED = 'beforeinstallprompt';
export const offered: { prompt?: InstallPrompt } = {};

export const keepInstallPrompt = (): void =>
  addEventListener(OFFERED, (event) => {
    event.preventDefault();
    offered.prompt = event as InstallPrompt;
  });
