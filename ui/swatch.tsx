import "./swatch.css";

/** A color as a dot, of six hex characters. What it is called stands beside it in words. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={`#${color}`} />
    </svg>
  );
}
