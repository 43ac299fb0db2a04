// The key is that of lib/device-storage.ts: the product's slug and "settings" (this file cannot import it).
// Runs before the first paint so that MIDNIGHT never flashes white. A file of its own: the content security policy allows no inline script.
try {
  var settings = JSON.parse(localStorage.getItem('taplet.settings') || '{}')
  if (settings.theme === 'MIDNIGHT') document.documentElement.dataset.theme = 'midnight'
  if (settings.direction === 'rtl') document.documentElement.dir = 'rtl'
  if (settings.responsiveFontSizes === false) document.documentElement.dataset.fontSizes = 'fixed'
} catch {
  // Storage is refused or damaged: the light theme stands.
}
