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
  /** Fills the tile until the file is there. */
  color?: string | null;
  /** The picture a few pixels wide, base64 of a WebP: stands over the color until the file is there. */
  placeholder?: string | null;
}

/**
 * A picture on its dark tile, cut to the tile's shape. Color and blur stand below it and come with the page itself: an
 * SVG's color and an image's data need neither a script nor a style attribute, which the content security policy drops.
 */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, width, height, alt, when = "near", className, color, placeholder } = props;
  return (
    <span className={["picture", className].filter(Boolean).join(" ")}>
      {color && <svg className="picture__color" color={color} aria-hidden="true" />}
      {placeholder && <img className="picture__blur" src={`data:image/webp;base64,${placeholder}`} alt="" />}
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
