import type { StaffRma } from "#contract/staff-rmas.ts";
import { Button } from "#ui/button.tsx";
import { deskRmaLabelWords as words, rmaLabelWords } from "#words/rma-label.ts";
import { labelWords } from "#words/shipping-label.ts";
import { deskPaths } from "./desk-paths.ts";

/** The label of a return's way back: where its parcel is, and the press that makes or cancels one. */
export function DeskRmaLabel({ rma, q }: { rma: StaffRma; q: string }) {
  const { Label, MayLabel, MayCancelLabel } = rma;
  if (!Label && !MayLabel) return null;
  return (
    <form className="desk__form" method="post" action={`${deskPaths.returns}?${new URLSearchParams({ q })}`}>
      <input type="hidden" name="RmaNumber" value={rma.RmaNumber} />
      <input type="hidden" name="Version" value={rma.Version} />
      {Label && (
        <p>
          {Label.State === "made"
            ? words.is(Label.Tracking, rmaLabelWords.parcel[Label.Parcel])
            : labelWords.states[Label.State]}
        </p>
      )}
      {MayLabel && (
        <>
          <p className="muted">{words.makeNote}</p>
          <Button type="submit" name="To" value="label">
            {words.make}
          </Button>
        </>
      )}
      {MayCancelLabel && (
        <Button type="submit" name="To" value="cancel-label">
          {words.cancel}
        </Button>
      )}
    </form>
  );
}
