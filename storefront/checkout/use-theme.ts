import { useEffect, useState } from "react";
import type { CardFieldsTheme } from "#contract/card-fields-protocol.ts";

interface ShownTheme {
  /** As the page opened: a frame's address keeps it, since another one would empty the frame. */
  first: CardFieldsTheme;
  now: CardFieldsTheme;
}

/** The stored choice, else the system's; known in the browser only, and null before. */
export function useTheme(): ShownTheme | null {
  const [theme, setTheme] = useState<ShownTheme | null>(null);
  useEffect(() => {
    const system = matchMedia("(prefers-color-scheme: light)");
    const read = () => {
      const chosen = document.documentElement.dataset["theme"];
      const isLight = chosen === "light" || (chosen !== "dark" && system.matches);
      const now = isLight ? "light" : "dark";
      setTheme((before) => ({ first: before?.first ?? now, now }));
    };
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    system.addEventListener("change", read);
    read();
    return () => {
      watch.disconnect();
      system.removeEventListener("change", read);
    };
  }, []);
  return theme;
}
