import "./skeleton.css";

/** A box where something will stand, of the same size. What is being loaded is said once, beside it, in words. */
export function Skeleton({
  shape = "line",
  width,
}: {
  shape?: "line" | "title" | "picture";
  width?: "short" | "medium";
}) {
  return (
    <span
      aria-hidden="true"
      className={["skeleton", `skeleton--${shape}`, width && `skeleton--${width}`].filter(Boolean).join(" ")}
    />
  );
}
