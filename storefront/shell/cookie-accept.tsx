import { Button } from "#ui/button.tsx";
import { cookieWords } from "#words/shell.ts";
import { consentCookie } from "./cookie-consent.ts";

/** Stores the consent; the banner's style goes by the document's mark. */
export function CookieAccept() {
  return (
    <Button className="with-script" onClick={accept}>
      {cookieWords.accept}
    </Button>
  );
}

function accept(): void {
  document.cookie = consentCookie(location.protocol === "https:");
  document.documentElement.dataset["consent"] = "stored";
}
