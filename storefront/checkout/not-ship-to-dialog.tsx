import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { notShipToWords } from "#words/checkout.ts";

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
        title={notShipToWords.title}
        initialFocus={usa}
        actions={
          <>
            <Button look="secondary" size="large" onClick={() => onChoose("CANADA")}>
              {notShipToWords.canada}
            </Button>
            <Button look="primary" size="large" ref={usa} onClick={() => onChoose("USA")}>
              {notShipToWords.usa}
            </Button>
          </>
        }
      >
        <p>{notShipToWords.why}</p>
        <p className="muted type-14">{notShipToWords.cards}</p>
      </Dialog>
    </Suspense>
  );
}
