import { useRef } from "react";
import "./alert-dialog.css";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

export interface AlertDialogProps {
  open: boolean;
  title: string;
  message: string;
  /** What it means, below the message. */
  help?: string | undefined;
  icon: "error" | "warning" | "info" | "success";
  /** Words of its one button. */
  button: string;
  /** After the button, Escape or a press outside. */
  onClose(): void;
}

/** The generic alert: a title, a message, an icon and one button that has the focus. */
export function AlertDialog({ open, title, message, help, icon, button, onClose }: AlertDialogProps) {
  const okRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      shape="small"
      initialFocus={okRef}
      actions={
        <Button ref={okRef} look="primary" onClick={onClose}>
          {button}
        </Button>
      }
    >
      <div className="alert-dialog" data-icon={icon}>
        <Icon name={icon} />
        <div role="alert">
          <p>{message}</p>
          {help && <p className="muted">{help}</p>}
        </div>
      </div>
    </Dialog>
  );
}
