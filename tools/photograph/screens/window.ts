/** Default settings for viewing a page: in photographs, and in the frame of the workbench. */

/** The default time. */
export const MOMENT = '2026-11-20T10:00+01:00';
/** Window heights: a small phone, a tablet, a desktop, a wide one. @param width in CSS px, like the result. */
export const heightOf = (width: number) => (width < 600 ? 780 : width < 1000 ? 1024 : width < 2000 ? 900 : 1440);
