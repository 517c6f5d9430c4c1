import type { AcceptedRmaLine, ReceivedRmaLine, StaffRma, StaffRmaLine } from "#contract/staff-rmas.ts";
import type { RmaState } from "#rules/rma/rma-states.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { deskRmaLineWords as words } from "#words/rma-lines.ts";

/** What may be said of each line with the next decision: how much is accepted, or what has come. */
export function DeskRmaLines({ rma, moves }: { rma: StaffRma; moves: readonly RmaState[] }) {
  const { Lines } = rma;
  const known = <input type="hidden" name="Lines" value={Lines.map(({ Line }) => Line).join(",")} />;
  if (moves.includes("received"))
    return (
      <fieldset className="desk-rma-lines">
        <legend>{words.came}</legend>
        {known}
        {Lines.map((line) => (
          <Came key={line.Line} line={line} />
        ))}
      </fieldset>
    );
  if (moves.includes("done"))
    return (
      <details className="desk-rma-lines">
        <summary>{words.less}</summary>
        {known}
        {Lines.filter(({ Granted }) => Granted > 0).map((line) => (
          <Accept key={line.Line} line={line} />
        ))}
      </details>
    );
  return (
    <fieldset className="desk-rma-lines">
      <legend>{words.accept}</legend>
      {known}
      {Lines.map((line) => (
        <Accept key={line.Line} line={line} />
      ))}
    </fieldset>
  );
}

function Accept({ line: { Line, ItemDescription, Granted, Refunded, Why } }: { line: StaffRmaLine }) {
  return (
    <div>
      <Units name={`accept-${Line}`} label={words.acceptOf(ItemDescription)} least={Refunded} most={Granted} />
      <Field
        label={words.why(ItemDescription)}
        help={words.whyHelp}
        name={`why-${Line}`}
        maxLength={500}
        defaultValue={Why}
        optional
      />
    </div>
  );
}

function Came({ line: { Line, ItemDescription, Units: asked, Granted } }: { line: StaffRmaLine }) {
  return (
    <div>
      <Units
        name={`came-${Line}`}
        label={words.cameOf(ItemDescription)}
        least={0}
        most={asked}
        defaultValue={Granted}
      />
      <Select label={words.condition(ItemDescription)} name={`condition-${Line}`}>
        {Object.entries(words.conditions).map(([condition, text]) => (
          <option key={condition} value={condition}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface UnitsProps {
  name: string;
  label: string;
  least: number;
  most: number;
  defaultValue?: number;
}

function Units({ name, label, least, most, defaultValue = most }: UnitsProps) {
  return (
    <Select label={label} name={name} defaultValue={defaultValue}>
      {Array.from({ length: most - least + 1 }, (_, at) => (
        <option key={at} value={most - at}>
          {words.of(most - at, most)}
        </option>
      ))}
    </Select>
  );
}

type Text = (name: string) => string;

/** What the form says of each line that is accepted; a line that it does not ask about is left out. */
export function readAcceptedLines(text: Text): AcceptedRmaLine[] {
  return linesIn(text, "accept").map((Line) => ({
    Line,
    Units: Number(text(`accept-${Line}`)),
    Why: text(`why-${Line}`),
  }));
}

/** What the form says has come. */
export function readReceivedLines(text: Text): ReceivedRmaLine[] {
  return linesIn(text, "came").map((Line) => ({
    Line,
    Units: Number(text(`came-${Line}`)),
    // What is none of the words is refused by the call.
    Condition: text(`condition-${Line}`) as ReceivedRmaLine["Condition"],
  }));
}

function linesIn(text: Text, field: string): number[] {
  return text("Lines")
    .split(",")
    .filter((line) => text(`${field}-${line}`) !== "")
    .map(Number);
}
