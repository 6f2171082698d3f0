/**
 * The parameters that `acqParams` holds (D5); of what can’t be unpacked, none. Runs in the page, as its own text: it must not name
 * anything but its parameter and the browser.
 */
export function unpack(value: string | null): URLSearchParams {
  try {
    return new URLSearchParams(atob((value ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return new URLSearchParams();
  }
}
