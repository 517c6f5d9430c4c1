import type { ReactNode } from "react";
import type { Alert } from "#contract/alert.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "../shell/notice.tsx";
import "./member-panel.css";

interface MemberPanelProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** A page about an account: one panel below the header. */
export function MemberPanel({ title, lead, children }: MemberPanelProps) {
  return (
    <main className="page member-panel" id="main">
      <h1 className="type-36">{title}</h1>
      {lead && <p className="muted measure">{lead}</p>}
      {children}
    </main>
  );
}

interface MemberFormProps {
  action: string;
  /** Which of a page's forms it is. */
  intent?: string;
  send: string;
  look?: "primary" | "secondary";
  refusal?: Alert | null;
  children: ReactNode;
}

/** A plain form: it needs no script. What no field says stands above it. */
export function MemberForm({ action, intent, send, look = "primary", refusal = null, children }: MemberFormProps) {
  return (
    <form className="member-panel__form" method="post" action={action}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {refusal && !refusal.Fields?.[0] && <Notice tone="error" say="now" title={refusal.Message} />}
      {children}
      <Button type="submit" look={look} size="large">
        {send}
      </Button>
    </form>
  );
}

/** What a refusal says of one field. */
export function faultOf(refusal: Alert | null | undefined, field: string): string | null {
  return refusal?.Fields?.find((each) => each.field === field)?.message ?? null;
}
