import type { ReactNode } from "react";

/** A done step's answer in a row, with the way back to it. Stands inside a `dl`. */
export function SummaryRow({ label, onChange, children }: { label: string; onChange(): void; children: ReactNode }) {
  return (
    <div className="summary-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className="summary-change">
        <button type="button" className="text-button" onClick={onChange}>Change<span className="sr-only"> {label.toLowerCase()}</span></button>
      </dd>
    </div>
  );
}
