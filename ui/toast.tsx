import { Toast } from "@base-ui/react/toast";
import "./toast.css";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  icon?: IconName;
  /** One thing to do about it. */
  action?: { label: string; onPress(): void };
}

/** Six seconds; waits while the pointer or the focus is on it (Base UI's own rule). */
const SHOWN_MS = 6000;

export type ToastManager = ReturnType<typeof Toast.createToastManager>;
export const createToastManager = (): ToastManager => Toast.createToastManager();

/** Says that something happened. Never for errors: those stand where they belong, or in the alert. */
export function showToast(manager: ToastManager, { title, description, icon = "check", action }: ToastMessage): void {
  manager.add({
    title,
    description,
    timeout: SHOWN_MS,
    priority: "low",
    data: { icon },
    ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
  });
}

/** Where toasts appear: bottom right, on phones above the bar. One in the document; import it lazily. */
export function ToastRegion({ manager }: { manager: ToastManager }) {
  return (
    <Toast.Provider toastManager={manager} limit={2} timeout={SHOWN_MS}>
      <Toast.Portal>
        <Toast.Viewport className="toast-region">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager<{ icon: IconName }>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="toast__content">
        <Icon name={toast.data?.icon ?? "check"} />
        <div className="toast__words">
          <Toast.Title className="toast__title" render={<p />} />
          <Toast.Description className="toast__description" />
        </div>
        <Toast.Action className={buttonClass("secondary", "small")} />
      </Toast.Content>
    </Toast.Root>
  ));
}
