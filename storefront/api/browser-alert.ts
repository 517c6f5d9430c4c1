import type { Alert } from "#contract/alert.ts";
import { alertWords } from "#words/shell.ts";

/** An alert that the browser itself raises, with the specification's defaults for what is not said (S470–S473). */
export function browserAlert(Reason: string, more: Partial<Omit<Alert, "IsSuccess" | "Reason">> = {}): Alert {
  const { general: Message, title: Title, button: Button } = alertWords;
  return { IsSuccess: false, Message, Title, Icon: "error", Button, Reason, ...more };
}
