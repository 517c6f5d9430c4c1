import { useSyncExternalStore } from "react";
import { Icon } from "#ui/icon.tsx";
import { themeWords } from "#words/shell.ts";
import { showThemeColor } from "./theme-color.ts";

const THEMES = [
  { theme: "system", label: themeWords.system, icon: "screen" },
  { theme: "dark", label: themeWords.dark, icon: "moon" },
  { theme: "light", label: themeWords.light, icon: "sun" },
] as const;
type Theme = (typeof THEMES)[number]["theme"];

/** Light, dark, or as the system has it. Kept in this browser; the early script applies it before the first paint. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(onThemeChange, shownTheme, () => "system");
  return (
    <fieldset className="theme-choice with-script">
      <legend className="sr-only">{themeWords.theme}</legend>
      {THEMES.map(({ theme, label, icon }) => (
        <label key={theme} className="theme-choice__option">
          <input
            className="sr-only"
            type="radio"
            name="theme"
            checked={chosen === theme}
            onChange={() => applyTheme(theme)}
          />
          <Icon name={icon} small />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The document itself says which theme is shown. */
function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === "light" ? theme : "system";
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  showThemeColor(theme);
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
}
