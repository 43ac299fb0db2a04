/**
 * Applies the theme that was chosen in the dashboard on this device before the first paint, as its own theme.js does.
 * The key is that of the dashboard's device storage. Without a script the page is light, as the specification's default.
 */
export const landingScript =
  "try{if(JSON.parse(localStorage.getItem('taplet.settings')||'{}').theme==='MIDNIGHT')document.documentElement.dataset.theme='midnight'}catch{}"
