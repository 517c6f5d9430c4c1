import { lazy, Suspense, useRef } from "react";
import type { StreetPlace } from "#rules/address/address-suggestion.ts";
import { Button } from "#ui/button.tsx";
import { suggestionWords as words } from "#words/address.ts";

const Dialog = lazy(async () => ({ default: (await import("#ui/dialog.tsx")).Dialog }));

interface AddressSuggestionProps {
  typed: StreetPlace;
  suggested: StreetPlace;
  onTake(): void;
  onKeep(): void;
  /** Back to the form, with the address saved as it was typed. */
  onClose(): void;
}

/** The "address not valid" popup (S90) where a service knows the place by another spelling: both stand there, one press each. */
export function AddressSuggestionDialog({ typed, suggested, onTake, onKeep, onClose }: AddressSuggestionProps) {
  const take = useRef<HTMLButtonElement>(null);
  return (
    <Suspense>
      <Dialog
        open
        onClose={onClose}
        title={words.title}
        initialFocus={take}
        actions={
          <>
            <Button size="large" onClick={onKeep}>
              {words.keep}
            </Button>
            <Button size="large" look="primary" ref={take} onClick={onTake}>
              {words.take}
            </Button>
          </>
        }
      >
        <p>{words.why}</p>
        <Place title={words.suggested} place={suggested} />
        <Place title={words.typed} place={typed} />
      </Dialog>
    </Suspense>
  );
}

function Place({ title, place: { Address1, Address2, City, State, ZipCode } }: { title: string; place: StreetPlace }) {
  return (
    <p>
      <b>{title}</b>
      <br />
      {[Address1, Address2].filter((line) => line !== "").join(", ")}
      <br />
      {City}, {State} {ZipCode}
    </p>
  );
}
