/**
 * The one inline script of a pre-rendered page (D23): holds a submit that comes before the script of the page, and marks
 * the form so that the style shows it busy. Allowed by its hash. `useHeldForm` releases it.
 */
export const HELD =
  "(()=>{const h=window.held={submit:null},s=e=>{e.preventDefault();h.submit=e.target.id;e.target.ariaBusy=!0};h.release=()=>removeEventListener('submit',s,!0);addEventListener('submit',s,!0)})()";
