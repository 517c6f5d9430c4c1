/** What a browser paints its own frame with: the page's color in each theme, as in `ui/tokens.css`. */
export const THEME_COLORS = { dark: "#0f1113", light: "#f4f4f2" } as const;
export type ThemeColor = keyof typeof THEME_COLORS;

/** The page has one tag for each of the system's themes; a chosen theme is said by both. */
export function showThemeColor(chosen: ThemeColor | "system"): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = tag.media.includes("dark") ? "dark" : "light";
    tag.content = THEME_COLORS[chosen === "system" ? own : chosen];
  }
}
