import { renderWords } from "#words/pictures.ts";
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
      {renderWords[pictures]}
      {linked && (
        <>
          {" "}
          <a className="link" href={paths.aboutPictures}>
            {renderWords.about}
          </a>
        </>
      )}
    </p>
  );
}
