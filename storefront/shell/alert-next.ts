import type { Alert } from "#contract/alert.ts";
import { inLanguage } from "../language/in-language.ts";

/** What an alert's `CallBack` may name. Text from an answer is never run, only looked up here (A43). */
export const CALLBACKS = {
  reload: () => window.location.reload(),
  goHome: () => window.location.assign(inLanguage("/")),
  goToCart: () => window.location.assign(inLanguage("/carts")),
} as const satisfies Record<string, () => void>;

/** Where an alert leads when its button is pressed: `Redirect` wins over `CallBack`; another site's address is not followed. */
export function alertNext(
  alert: Pick<Alert, "Redirect" | "CallBack">,
): { redirect: string } | { callBack: keyof typeof CALLBACKS } | null {
  const { Redirect, CallBack } = alert;
  if (Redirect) return /^\/(?![/\\])/.test(Redirect) ? { redirect: Redirect } : null;
  return CallBack && Object.hasOwn(CALLBACKS, CallBack) ? { callBack: CallBack as keyof typeof CALLBACKS } : null;
}
