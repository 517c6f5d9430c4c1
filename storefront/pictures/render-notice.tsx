import { Link } from "react-router";
import { paths } from "../paths.ts";

/** What stands wherever product pictures help to choose. Without its link where a person should not be led away. */
export function RenderNotice({
  pictures,
  className = "",
  linked = true,
}: {
  pictures: "one" | "many";
  className?: string;
  linked?: boolean;
}) {
  return (
    <p className={`${className} type-12 muted`.trim()}>
      {pictures === "one" ? "Rendered image." : "Rendered images."} Actual parts may differ in color or label.
      {linked && (
        <>
          {" "}
          <Link className="link" to={paths.aboutPictures}>
            About our pictures
          </Link>
        </>
      )}
    </p>
  );
}
