/** What a browser paints its own frame with: the page's color in each theme, as in `ui/tokens.css`. */
export const THEME_COLORS = { dark: "#0f1113", light: "#f4f4f2" } as const;
export type ThemeColor = keyof typeof THEME_COLORS;

/**
 * The page has a tag for each of the system's themes. A chosen theme has one of its own before them, because a browser
 * takes the first that holds, and React would put a changed one back beside it. The early script does the same.
 */
export function showThemeColor(chosen: ThemeColor | "system"): void {
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (chosen === "system") return;
  const tag = document.createElement("meta");
  tag.name = "theme-color";
  tag.content = THEME_COLORS[chosen];
  document.head.prepend(tag);
}
