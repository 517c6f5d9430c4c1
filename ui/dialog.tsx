import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { dialogWords } from "#words/ui.ts";
import "./dialog.css";
import { IconButton } from "./icon-button.tsx";

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: Escape, a press outside, the close button. */
  onClose(): void;
  /** States the fact; the body states the consequence. */
  title: string;
  titleHidden?: boolean;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last; on phones it comes first. */
  actions?: ReactNode;
  /** `small` 440 wide, `normal` 600, `side` a panel at the right edge, `full` the whole window and without our head. */
  shape?: "small" | "normal" | "side" | "full";
  /** Which element has the focus when it opens; the first that can, otherwise. */
  initialFocus?: React.RefObject<HTMLElement | null>;
}

/**
 * A modal window; on phones a sheet from below. The focus stays inside and returns to where it was.
 * Import it lazily: it brings Base UI with it.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  children,
  actions,
  shape = "normal",
  initialFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog__backdrop" />
        <BaseDialog.Viewport className="dialog__viewport">
          <BaseDialog.Popup
            className={`dialog dialog--${shape}${shape === "full" ? " on-dark" : ""}`}
            {...(initialFocus && { initialFocus })}
          >
            {shape === "full" ? (
              <>
                <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
                {children}
              </>
            ) : (
              <>
                <header className="dialog__head">
                  <BaseDialog.Title className={titleHidden ? "sr-only" : "dialog__title type-28"}>
                    {title}
                  </BaseDialog.Title>
                  <BaseDialog.Close render={<IconButton icon="close" label={dialogWords.close} />} />
                </header>
                <div className="dialog__body">{children}</div>
                {actions && <footer className="dialog__actions">{actions}</footer>}
              </>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
