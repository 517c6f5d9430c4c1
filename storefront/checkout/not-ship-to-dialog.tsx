import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";

const Dialog = lazy(async () => ({ default: (await import("#ui/dialog.tsx")).Dialog }));

/** We ship to two countries only: said when another one is chosen, with both ways on. Closing it leaves the choice as it is. Mount it with that choice. */
export function NotShipToDialog({ onChoose }: { onChoose(country: "USA" | "CANADA"): void }) {
  const [isClosed, setClosed] = useState(false);
  const usa = useRef<HTMLButtonElement>(null);
  if (isClosed) return null;
  return (
    <Suspense>
      <Dialog
        open
        onClose={() => setClosed(true)}
        title="We ship to the USA and Canada only"
        initialFocus={usa}
        actions={
          <>
            <Button look="secondary" size="large" onClick={() => onChoose("CANADA")}>
              Ship to Canada
            </Button>
            <Button look="primary" size="large" ref={usa} onClick={() => onChoose("USA")}>
              Ship to the United States
            </Button>
          </>
        }
      >
        <p>Our carriers and our warranty service cover these two countries only. Your cart stays as it is.</p>
        <p className="muted type-14">
          You can still pay with a card from another country. Its billing address can be anywhere.
        </p>
      </Dialog>
    </Suspense>
  );
}
