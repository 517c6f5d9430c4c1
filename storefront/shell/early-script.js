// Runs before the first paint: the chosen theme, that scripts run, and whether the cookie question was answered.
{
  const page = document.documentElement;
  page.dataset.script = "";
  if (/(?:^|;\s*)cookie-consent=/.test(document.cookie)) page.dataset.consent = "stored";
  // Run again on a page that comes back out of the browser's memory, where another theme may stand.
  delete page.dataset.theme;
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "dark" || theme === "light") {
      page.dataset.theme = theme;
      const tag = document.createElement("meta");
      tag.name = "theme-color";
      tag.content = theme === "dark" ? "#0f1113" : "#f4f4f2";
      document.head.prepend(tag);
    }
  } catch {
    // Storage is closed to us: the system's theme stands.
  }
}
