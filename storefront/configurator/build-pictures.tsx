import type { BuildSheet } from "#contract/configurator.ts";
import { Picture } from "#ui/picture.tsx";
import { configuratorWords as words } from "#words/configurator.ts";
import { imageSources } from "../pictures/image-url.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";

/** Every picture of every part. */
export function BuildPictures({ sheet: { parts } }: { sheet: BuildSheet }) {
  return (
    <div className="build-pictures">
      <p className="muted">{words.eachApart}</p>
      {parts.map(({ slot, name, pictures }) => (
        <section key={slot} aria-labelledby={`pictures-${slot}`}>
          <h3 className="type-18" id={`pictures-${slot}`}>
            {name}
          </h3>
          <ul>
            {pictures.map((picture) => (
              <li key={picture.name}>
                <Picture {...imageSources(picture, "(max-width: 720px) 50vw, 240px", 640)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <RenderNotice pictures="many" linked={false} />
    </div>
  );
}
