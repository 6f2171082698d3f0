/** How a page is looked at where nobody says otherwise: in the pictures of the contact sheet, and in the frame of the workbench. */

/** When it is. */
export const MOMENT = '2026-11-20T10:00+01:00';
/** Heights of the window: a small phone, a tablet, a desk, a wide one. @param width all in CSS pixels. */
export const heightOf = (width: number) => (width < 600 ? 780 : width < 1000 ? 1024 : width < 2000 ? 900 : 1440);
