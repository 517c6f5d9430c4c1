import type { WireMoney } from "#rules/money/wire-money.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { deferWords as words } from "#words/defer.ts";
import { formatMoney } from "#words/money.ts";
import type { Closable } from "../modals/modal-registry.ts";

interface DeferProps extends Closable {
  /** When the line would leave, and when it leaves in its turn. */
  later: string;
  usual: string;
  /** What rush costs on the line now. */
  saving: WireMoney;
  onDefer(): void;
}

/** The "defer service" popup (S91): what waiting means, before the line waits. */
export function DeferModal({ later, usual, saving, onDefer, onClose }: DeferProps) {
  const take = () => {
    onClose();
    onDefer();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="primary" onClick={take}>
            {words.send}
          </Button>
        </>
      }
    >
      <p>{words.lead(later, usual)}</p>
      {saving > 0 && <p>{words.cost(formatMoney(saving))}</p>}
      <p className="muted type-14">{words.order}</p>
    </Dialog>
  );
}
