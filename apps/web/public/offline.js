// On the page that a browser shows when it reaches nobody (service-worker.js): it comes back by itself.
const TRY_AGAIN_MS = 5_000;
const tryAgain = () => {
  void fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
};
addEventListener('online', tryAgain);
setInterval(tryAgain, TRY_AGAIN_MS);
