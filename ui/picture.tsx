import "./picture.css";

export interface PictureProps {
  src: string;
  srcSet?: string;
  /** How wide it is shown, in CSS's `sizes` words; the browser chooses the file from it. */
  sizes?: string;
  /** Natural size, so that the page keeps the place before the file arrives. */
  width: number;
  height: number;
  alt: string;
  /** `first` is on the screen at once and matters most; `soon` is on the screen; the rest waits until it is near. */
  when?: "first" | "soon" | "near";
  className?: string;
}

/** A picture on its dark tile, cut to the tile's shape. */
export function Picture({ src, srcSet, sizes, width, height, alt, when = "near", className }: PictureProps) {
  return (
    <span className={["picture", className].filter(Boolean).join(" ")}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={when === "near" ? "lazy" : "eager"}
        fetchPriority={when === "first" ? "high" : "auto"}
        decoding="async"
      />
    </span>
  );
}
