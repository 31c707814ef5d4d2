// Before the first paint: the look that was chosen here, or the system's. The page's policy lets no script stand in the page.
(() => {
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const read = () => {
    try {
      return localStorage.getItem('office.theme');
    } catch {
      return null;
    }
  };
  const show = () => {
    const chosen = read();
    const wanted = chosen === 'white' || chosen === 'dark' ? chosen : isDark.matches ? 'dark' : 'white';
    document.documentElement.dataset.theme = wanted;
  };
  show();
  isDark.addEventListener('change', show);
  // Another tab chose, or this one did.
  addEventListener('storage', show);
  addEventListener('office-theme', show);
})();
