/** Relative URL of the page that draws screens; `index.html` has that of the dev server, the folder its own. */
export const SCREENS = document.documentElement.dataset['screens'] ?? '';
