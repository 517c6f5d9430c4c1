export const COMPARE_STORAGE_KEY = "compare";

/** Whether this browser has products to compare: only then is the tray's code fetched with a page. */
export function mayCompare(): boolean {
  try {
    return localStorage.getItem(COMPARE_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
