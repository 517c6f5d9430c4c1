import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/icon.tsx";
import "./notice.css";
import "./text-button.css";

const ICONS = { error: "error", warning: "warning", success: "success", undo: "undo", info: "info" } as const;

const ROLES = { now: "alert", politely: "status" } as const;

interface NoticeProps {
  tone: keyof typeof ICONS;
  /** `now` interrupts a screen reader, `politely` waits for a pause. */
  say?: "now" | "politely";
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message that stands in the page beside what it is about. Focusable by script, so that it can be read first. */
export function Notice({ tone, say, title, children, ref }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={say && ROLES[say]} ref={ref} tabIndex={-1}>
      <Icon name={ICONS[tone]} />
      <div className="notice__body">
        {title && <p className="notice__title">{title}</p>}
        {children && <div className="notice__text">{children}</div>}
      </div>
    </div>
  );
}
